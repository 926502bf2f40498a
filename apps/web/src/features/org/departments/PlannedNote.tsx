import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import type { Department } from './department-tree.ts';

/** What is to come of a department, or that it is gone; nothing where it simply stands. */
export function PlannedNote({ department }: { department: Pick<Department, 'state' | 'effectiveDate' | 'expiryDate' | 'plannedFrom'> }) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const { state, effectiveDate, expiryDate, plannedFrom } = department;
  if (state === 'planned') return <StatusBadge tone="quiet">{t('notes.planned', { day: format.day(effectiveDate) })}</StatusBadge>;
  if (state === 'closed')
    return <StatusBadge tone="closed">{t('notes.closed', { day: format.day(expiryDate ?? effectiveDate) })}</StatusBadge>;
  if (plannedFrom) return <StatusBadge tone="quiet">{t('notes.changes', { day: format.day(plannedFrom) })}</StatusBadge>;
  return expiryDate ? <StatusBadge tone="quiet">{t('notes.closes', { day: format.day(expiryDate) })}</StatusBadge> : null;
}
