import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import classes from './PayeePage.module.css';
import type { Batch } from './payees.ts';

const tones: Readonly<Record<'blocking' | 'open' | 'answered' | 'held', Tone>> = {
  blocking: 'bad',
  open: 'decision',
  answered: 'good',
  held: 'quiet',
};

/** What is asked about this person before they are paid; nothing where nothing is. */
export function PayeeFindings({ batch, employeeId }: { batch: Batch; employeeId: number }) {
  const { t } = useTranslation(['payees', 'findings']);
  const format = useFormat();
  const { data } = trpc.payroll.findings.listFoundPeople.useQuery(
    { batchId: batch.id, employeeId },
    { enabled: batch.preparedAt !== null },
  );
  if (!data || data.rows.length === 0) return null;
  return (
    <Panel title={t('findings.title')}>
      <ul className={classes.findings}>
        {data.rows.map(({ cause, state, shown, remark }) => (
          <li key={cause.key}>
            <StatusBadge tone={tones[state]}>{t(`findings:states.${state}`)}</StatusBadge>
            <div>
              <Link to="/payroll/batches/$batchId" params={{ batchId: String(batch.id) }} search={{ tab: 'findings', cause: cause.key }}>
                {format.name(cause.message)}
              </Link>
              <p className={classes.note}>{format.name(shown)}</p>
              {remark && (
                <p className={classes.note}>
                  {t('findings:remarkBy', { text: remark.text, name: remark.by, day: format.instant(remark.at) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
