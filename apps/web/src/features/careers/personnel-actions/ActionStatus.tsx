import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type PersonnelAction, sayStatus, toneOf } from './action.ts';

/** How an action stands. */
export function ActionStatus({ action }: { readonly action: PersonnelAction }) {
  const { t } = useTranslation('personnelActions');
  return <StatusBadge tone={toneOf(action)}>{sayStatus(t, useFormat(), action)}</StatusBadge>;
}
