import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { useCan } from '../../../../shared/views.ts';
import classes from './Scope.module.css';
import { askFor } from './scope.ts';

/** How many people a batch has: as the records are now, or as it was prepared. */
export function LiveCount({ batchId, isFrozen }: { readonly batchId: number; readonly isFrozen: boolean }) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const can = useCan();
  const { data } = trpc.payroll.configuration.getBatchScope.useQuery({ batchId, ...askFor('in', 1) }, { enabled: can('pay.read') });
  if (!data) return null;
  const { inScope } = data.standing;
  return (
    <span className={classes.dim}>
      {t('scope.batchPays', { count: inScope, shown: format.count(inScope) })} · {t(isFrozen ? 'dynamic.frozen' : 'dynamic.live')}
    </span>
  );
}
