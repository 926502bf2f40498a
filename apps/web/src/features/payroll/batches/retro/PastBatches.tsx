import { Button } from '@mantine/core';
import { IconHistoryToggle } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { type Column, DataTable, pageRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import type { Batch } from '../run-batch-event.ts';

type Past = Outputs['payroll']['batches']['listPastBatches']['rows'][number];

interface Props {
  readonly batch: Batch;
  /** The past batch whose people are shown. */
  readonly chosen: number | undefined;
  readonly onShow: (pastBatchId: number | undefined) => void;
}

const pastColumns = ({ batch, chosen, onShow }: Props, t: TFunction<['batches', 'retro']>): Column<Past>[] => [
  {
    id: 'period',
    name: t('fields.period'),
    type: 'text',
    value: ({ period }) => period,
    mark: ({ name, period }) => (name === period ? null : name),
    card: 'title',
  },
  { id: 'payDate', name: t('columns.payDate'), type: 'date', value: ({ payDate }) => payDate },
  { id: 'people', name: t('columns.people'), type: 'count', value: ({ payees }) => payees },
  { id: 'changed', name: t('retro:changedPeople'), type: 'count', value: ({ changedPayees }) => changedPayees, dashesZero: true },
  {
    id: 'choose',
    name: t('retro:show'),
    type: 'text',
    value: () => null,
    content: ({ changedPayees, pastBatchId }) =>
      changedPayees > 0 && <ShowPeople isShown={pastBatchId === chosen} onShow={(isShown) => onShow(isShown ? pastBatchId : undefined)} />,
    width: 160,
    grow: 0,
  },
  {
    id: 'again',
    name: t('retro:again'),
    type: 'text',
    value: ({ retro }) => retro && t(`retro:states.${retro.state}`, { count: retro.payees }),
    content: ({ retro }) =>
      retro ? (
        <>
          {t(`retro:states.${retro.state}`, { count: retro.payees })}
          {batch.events.includes('discard-retro') && <DiscardRetro batch={batch} runId={retro.runId} />}
        </>
      ) : (
        '–'
      ),
    width: 200,
  },
];

function ShowPeople({ isShown, onShow }: { isShown: boolean; onShow: (isShown: boolean) => void }) {
  const { t } = useTranslation(['batches', 'retro']);
  return (
    <Button size="compact-xs" variant="default" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
      {t(isShown ? 'retro:hide' : 'retro:show')}
    </Button>
  );
}

/** The paid batches of the last periods, with how many of their people have other records by now. */
export function PastBatches(props: Props) {
  const { batch } = props;
  const { t } = useTranslation(['batches', 'retro']);
  const query = trpc.payroll.batches.listPastBatches.useQuery({ id: batch.id }, { placeholderData: keepPreviousData });
  return (
    <Panel title={t('retro:past')} note={t('retro:pastNote')} flush>
      <DataTable
        label={t('retro:past')}
        columns={pastColumns(props, t)}
        rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
        empty={<EmptyState icon={<IconHistoryToggle size={24} />} title={t('retro:nonePast')} />}
      />
    </Panel>
  );
}

/** Drops the recalculation of a past batch; it can be made again. */
function DiscardRetro({ batch, runId }: { batch: Batch; runId: number }) {
  const { t } = useTranslation(['batches', 'retro']);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const discard = trpc.payroll.batches.discardRetro.useMutation();
  const drop = async () => {
    const result = await call(discard.mutateAsync({ id: batch.id, runId }));
    if (!result.ok) return;
    notify.done(t('retro:discarded'));
    void utils.payroll.batches.listPastBatches.invalidate({ id: batch.id });
    void utils.payroll.batches.listRetroDeltas.invalidate({ id: batch.id });
  };
  return (
    <Button size="compact-xs" variant="subtle" ml={6} loading={discard.isPending} onClick={() => void drop()}>
      {t('retro:discard')}
    </Button>
  );
}
