import { Alert, Button } from '@mantine/core';
import { IconFileTypePdf, IconFileZip, IconReceipt } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { useAskArchive } from '../payslip-archives/index.ts';
import { DeliveryFigures } from '../payslip-deliveries/index.ts';
import { filterOf, type IssuedSearch } from './issued-search.ts';
import { MovesUnderWay } from './MovesUnderWay.tsx';
import { PayslipFilters } from './PayslipFilters.tsx';
import { PayslipTable } from './PayslipTable.tsx';
import { useIssuedRows } from './use-issued-rows.ts';

const route = getRouteApi('/_app/payroll/issued-payslips/');

/** What is the same of all payslips of one batch or round. */
const ofOne = ['period', 'solution'];
const none: readonly string[] = [];

/** The payslips of all batches: how far they have come, found by what they are, and moved one by one, several together or all that are found. */
export function IssuedPayslipListPage() {
  const { t } = useTranslation(['issuedPayslips', 'payslipArchives']);
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const filter = filterOf(search);
  const { mark, status: _status, ...counted } = filter;
  const counts = trpc.payroll.payslipDeliveries.countDeliveries.useQuery(counted, { placeholderData: (before) => before });
  const archive = useAskArchive();
  const go = (next: IssuedSearch) => void navigate({ search: defined(next), replace: true });
  const look = () => {
    void utils.payroll.issuedPayslips.listIssuedPayslips.invalidate();
    void utils.payroll.payslipDeliveries.countDeliveries.invalidate();
  };
  const rows = useIssuedRows(filter, search.sort);
  const found = rows.total ?? 0;
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
      <MovesUnderWay shown={search.move} onEnded={look} onClose={(move) => move === search.move && go({ ...search, move: undefined })} />
      {counts.data && <DeliveryFigures marks={counts.data.marks} chosen={mark} onChoose={(next) => go({ ...search, mark: next })} />}
      <PayslipFilters search={search} change={go} />
      <PayslipTable
        label={t('title')}
        name="issued-payslips"
        filter={filter}
        rows={rows}
        sort={search.sort}
        without={search.batch === undefined && search.round === undefined ? none : ofOne}
        onSort={(sort) => go({ ...search, sort })}
        onChanged={look}
        onMoving={(move) => go({ ...search, move })}
        empty={
          <EmptyState
            icon={<IconReceipt size={24} />}
            title={t('emptyTitle')}
            text={t(Object.keys(filter).some((name) => name !== 'latest') ? 'emptyFiltered' : 'emptyText')}
          />
        }
      />
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
