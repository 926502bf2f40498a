import { useTranslation } from 'react-i18next';
import { useToday } from '../days.ts';
import { useFormat } from '../format/use-format.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** That something begins only after today, although it holds on the day that is looked at. */
export function FutureBadge({ from }: { readonly from: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  return from !== null && from > today ? <StatusBadge tone="decision">{t('asOf.from', { day: format.day(from) })}</StatusBadge> : null;
}
