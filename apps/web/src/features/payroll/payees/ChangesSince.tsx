import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PersonItems } from '../variance/index.ts';
import classes from './PayeePage.module.css';
import type { Batch } from './payees.ts';

/** What is not as it was the last time, with its causes; nothing where there is no last time that one may know. */
export function ChangesSince({ batch, employeeId }: { batch: Batch; employeeId: number }) {
  const { t } = useTranslation('payees');
  const query = trpc.payroll.variance.listChangedItems.useQuery(
    { batchId: batch.id, employeeId },
    { retry: false, trpc: { context: { quiet: true } } },
  );
  const { data } = query;
  if (!data) return null;
  const changed = data.rows.filter(({ change }) => Number(change) !== 0);
  return (
    <Panel
      title={t('changes.title')}
      note={data.previous ? t('changes.against', { batch: data.previous.name, period: data.previous.period }) : null}
      flush={changed.length > 0}
    >
      {changed.length > 0 ? (
        <PersonItems batch={batch} employeeId={employeeId} items={changed} />
      ) : (
        <p className={classes.note}>{t('changes.none')}</p>
      )}
    </Panel>
  );
}
