import { Pagination } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import type { Batch } from '../run-batch-event.ts';
import classes from './RetroTab.module.css';

type Deltas = Outputs['payroll']['batches']['listRetroDeltas']['rows'][number]['deltas'];

const pageRows = 50;

/** What earlier periods come to now less what was paid for them, by person, period earned and balance element. */
export function RetroDeltas({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const [page, setPage] = useState(1);
  const query = trpc.payroll.batches.listRetroDeltas.useQuery(
    { id: batch.id, offset: (page - 1) * pageRows, limit: pageRows },
    { placeholderData: keepPreviousData },
  );
  return (
    <Panel title={t('retro.deltas')} note={t('retro.deltasNote')} flush>
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState icon={<IconReceiptRefund size={24} />} title={t('retro.noneDeltas')} text={t('retro.noneDeltasText')} />
          ) : (
            <>
              {!rows.some(({ deltas }) => deltas.some(({ isPaid }) => isPaid)) && (
                <div className={classes.warning}>
                  <MessageBox tone="decision">{t('retro.unpaid')}</MessageBox>
                </div>
              )}
              <ul className={classes.owed} aria-label={t('retro.deltas')}>
                {rows.map((row) => (
                  <li key={`${row.employeeId} ${row.runId}`}>
                    <div>
                      <span className={classes.name}>{row.name}</span>
                      <span className={classes.second}>
                        {row.employeeNumber} · {t('retro.earned', { period: row.period })}
                      </span>
                    </div>
                    <Amounts deltas={row.deltas} currency={batch.currency} />
                  </li>
                ))}
              </ul>
              {total > pageRows && (
                <Pagination
                  p="md"
                  value={page}
                  onChange={setPage}
                  total={Math.ceil(total / pageRows)}
                  getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
                  getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t('previousPage') : t('nextPage') })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** The elements of one person and period; those that the rules do not read are quieter. */
function Amounts({ deltas, currency }: { deltas: Deltas; currency: string }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  return (
    <ul className={classes.amounts}>
      {deltas.map(({ element, name, amount, isPaid }) => (
        <li key={element} data-known={!isPaid || undefined}>
          <span>{format.name(name)}</span>
          <span className="ww-figures">{format.change(amount, currency)}</span>
          <span className={classes.use}>{t(isPaid ? 'retro.paid' : 'retro.known')}</span>
        </li>
      ))}
    </ul>
  );
}
