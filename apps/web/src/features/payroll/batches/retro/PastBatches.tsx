import { Button, Table } from '@mantine/core';
import { IconHistoryToggle } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../../shared/ui/ScrollTable.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import type { Batch } from '../run-batch-event.ts';
import classes from './RetroTab.module.css';

type Past = Outputs['payroll']['batches']['listPastBatches']['rows'][number];

interface Props {
  readonly batch: Batch;
  /** The past batch whose people are shown. */
  readonly chosen: number | undefined;
  readonly onShow: (pastBatchId: number | undefined) => void;
}

/** The paid batches of the last periods, with how many of their people have other records by now. */
export function PastBatches({ batch, chosen, onShow }: Props) {
  const { t } = useTranslation('batches');
  const query = trpc.payroll.batches.listPastBatches.useQuery({ id: batch.id }, { placeholderData: keepPreviousData });
  return (
    <Panel title={t('retro.past')} note={t('retro.pastNote')} flush>
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={<IconHistoryToggle size={24} />} title={t('retro.nonePast')} />
          ) : (
            <ScrollTable label={t('retro.past')} minWidth={340}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('fields.period')}</Table.Th>
                  <Table.Th className={classes.wide}>{t('columns.payDate')}</Table.Th>
                  <Table.Th data-figure className={classes.wide}>
                    {t('columns.people')}
                  </Table.Th>
                  <Table.Th data-figure>{t('retro.changedPeople')}</Table.Th>
                  <Table.Th>{t('retro.again')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <PastRow key={row.pastBatchId} batch={batch} row={row} isShown={row.pastBatchId === chosen} onShow={onShow} />
                ))}
              </Table.Tbody>
            </ScrollTable>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface RowProps {
  readonly batch: Batch;
  readonly row: Past;
  readonly isShown: boolean;
  readonly onShow: (pastBatchId: number | undefined) => void;
}

function PastRow({ batch, row, isShown, onShow }: RowProps) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const { pastBatchId, retro } = row;
  return (
    <Table.Tr>
      <Table.Td>
        <span className={classes.name}>{row.period}</span>
        <span className={classes.second}>{row.name === row.period ? '' : row.name}</span>
      </Table.Td>
      <Table.Td className={classes.wide}>{format.day(row.payDate)}</Table.Td>
      <Table.Td data-figure className={classes.wide}>
        {format.count(row.payees)}
      </Table.Td>
      <Table.Td data-figure>
        {row.changedPayees > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            mr="sm"
            aria-expanded={isShown}
            onClick={() => onShow(isShown ? undefined : pastBatchId)}
          >
            {t(isShown ? 'retro.hide' : 'retro.show')}
          </Button>
        )}
        {format.count(row.changedPayees)}
      </Table.Td>
      <Table.Td>
        {retro ? (
          <>
            {t(`retro.states.${retro.state}`, { count: retro.payees })}
            {batch.events.includes('discard-retro') && <DiscardRetro batch={batch} runId={retro.runId} />}
          </>
        ) : (
          <span className={classes.none}>–</span>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Drops the recalculation of a past batch; it can be made again. */
function DiscardRetro({ batch, runId }: { batch: Batch; runId: number }) {
  const { t } = useTranslation('batches');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const discard = trpc.payroll.batches.discardRetro.useMutation();
  const drop = async () => {
    const result = await call(discard.mutateAsync({ id: batch.id, runId }));
    if (!result.ok) return;
    notify.done(t('retro.discarded'));
    void utils.payroll.batches.listPastBatches.invalidate({ id: batch.id });
    void utils.payroll.batches.listRetroDeltas.invalidate({ id: batch.id });
  };
  return (
    <Button size="compact-xs" variant="subtle" ml={6} loading={discard.isPending} onClick={() => void drop()}>
      {t('retro.discard')}
    </Button>
  );
}
