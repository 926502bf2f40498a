import { Alert, Button } from '@mantine/core';
import { IconFileTypePdf, IconFileZip, IconReceipt } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { DataTable, type TableSelection, useChoice, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { useAskArchive } from '../payslip-archives/index.ts';
import { DeliveryFigures, type ResendAsked, ResendPayslips } from '../payslip-deliveries/index.ts';
import { type IssuedPayslip, issuedPayslipColumns } from './issued-payslip-columns.tsx';
import { filterOf, type IssuedSearch } from './issued-search.ts';
import { MovePayslips } from './MovePayslips.tsx';
import { PayslipFilters } from './PayslipFilters.tsx';

const route = getRouteApi('/_app/payroll/issued-payslips/');

/** The payslips of all batches: how far they have come, found by what they are, and moved one by one or several together. */
export function IssuedPayslipListPage() {
  const { t } = useTranslation(['issuedPayslips', 'payslipArchives']);
  const format = useFormat();
  const can = useCan();
  const choice = useChoice();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const [asked, ask] = useState<ResendAsked>();
  const filter = filterOf(search);
  const { mark, status, ...counted } = filter;
  const counts = trpc.payroll.payslipDeliveries.countDeliveries.useQuery(counted, { placeholderData: (before) => before });
  const rows = useWindowRows<IssuedPayslip, Outputs['payroll']['issuedPayslips']['listIssuedPayslips']>({
    keyOf: (range) => getQueryKey(trpc.payroll.issuedPayslips.listIssuedPayslips, { ...filter, ...range }, 'query'),
    read: (range, signal) => utils.client.payroll.issuedPayslips.listIssuedPayslips.query({ ...filter, ...range }, { signal }),
  });
  const download = useDownload();
  const archive = useAskArchive();
  const found = rows.total ?? 0;
  const columns = useMemo(() => issuedPayslipColumns(t, format), [t, format]);
  const go = (next: IssuedSearch) => {
    choice.clear();
    void navigate({ search: defined(next), replace: true });
  };
  const look = () => {
    void utils.payroll.issuedPayslips.listIssuedPayslips.invalidate();
    void utils.payroll.payslipDeliveries.countDeliveries.invalidate();
  };
  const selection: TableSelection<IssuedPayslip> = {
    chosen: choice.chosen,
    toggle: choice.toggle,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => t('choose', { name }),
  };
  // what can be done with several is known where all of them are alike
  const alike = status ?? (mark === 'failed' || mark === 'unreached' || mark === 'published' ? 'published' : undefined);
  const isChoosing = alike !== undefined && can('batch.publish-payslips');
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        more={[
          { id: 'rounds', label: t('rounds'), icon: <IconReceipt size={16} />, link: { to: '/payroll/payslip-rounds' } },
          {
            id: 'archives',
            label: t('list.open', { ns: 'payslipArchives' }),
            icon: <IconFileZip size={16} />,
            link: { to: '/payroll/payslip-archives' },
          },
        ]}
        secondary={
          found > 0
            ? {
                id: 'pdf',
                label: t('askAll', { ns: 'payslipArchives', count: found, payslips: format.count(found) }),
                icon: <IconFileTypePdf size={16} />,
                isBusy: archive.isBusy,
                run: () => void archive.ask(filter),
              }
            : null
        }
      />
      {search.batch !== undefined && <OneBatch batchId={search.batch} onAll={() => go({ ...search, batch: undefined })} />}
      {search.round !== undefined && <OneRound roundId={search.round} onAll={() => go({ ...search, round: undefined })} />}
      {counts.data && <DeliveryFigures marks={counts.data.marks} chosen={mark} onChoose={(next) => go({ ...search, mark: next })} />}
      <PayslipFilters search={search} change={go} />
      <Panel flush>
        <DataTable
          label={t('title')}
          name="issued-payslips"
          columns={columns}
          rows={rows}
          identity={JSON.stringify(filter)}
          exporter={(columns, format) => download('/api/payroll/payslips/export', { ...filter, columns, format })}
          {...(isChoosing ? { selection } : {})}
          selectionBar={
            isChoosing &&
            choice.chosen.size > 0 && (
              <MovePayslips
                status={alike}
                choice={choice}
                onMoved={look}
                onResend={() => ask({ ids: [...choice.chosen] })}
                onSave={() => void archive.ask({ ids: [...choice.chosen] })}
              />
            )
          }
          empty={
            <EmptyState
              icon={<IconReceipt size={24} />}
              title={t('emptyTitle')}
              text={t(Object.keys(filter).length > 0 ? 'emptyFiltered' : 'emptyText')}
            />
          }
        />
      </Panel>
      {asked && <ResendPayslips asked={asked} onDone={() => (choice.clear(), look())} onClose={() => ask(undefined)} />}
    </>
  );
}

/** That only one batch is looked at, and the way to all. */
function OneBatch({ batchId, onAll }: { batchId: number; onAll: () => void }) {
  const batch = trpc.payroll.batches.getBatch.useQuery({ id: batchId });
  return <Only name={batch.data?.name} onAll={onAll} />;
}

/** The same of a round of payslips by balance or by import. */
function OneRound({ roundId, onAll }: { roundId: number; onAll: () => void }) {
  const { data } = trpc.payroll.payslipRounds.getPayslipRound.useQuery({ id: roundId });
  return <Only name={data && `${data.title} · ${data.period}`} onAll={onAll} />;
}

function Only({ name = '…', onAll }: { name: string | undefined; onAll: () => void }) {
  const { t } = useTranslation('issuedPayslips');
  return (
    <Alert mb="md" color="gray" variant="light">
      {t('only', { name })}{' '}
      <Button size="compact-xs" variant="default" onClick={onAll}>
        {t('showAll')}
      </Button>
    </Alert>
  );
}
