import { IconReceipt } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { issuedStatuses, type PayslipStatus } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { defined } from '../../../../shared/search.ts';
import type { AskedRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { MovesUnderWay, PayslipTable, useIssuedRows } from '../../issued-payslips/index.ts';
import type { BatchSearch } from '../batch-search.ts';
import type { Batch } from '../run-batch-event.ts';
import type { ChangeSearch } from './change-search.ts';
import { MissingPayslips } from './MissingPayslips.tsx';
import { type Missing, PayslipFields } from './PayslipFields.tsx';

const route = getRouteApi('/_app/payroll/batches/$batchId');

interface Props {
  readonly batch: Batch;
  readonly missing: Missing;
}

const issuedStatus = (status: PayslipStatus | undefined) => issuedStatuses.find((one) => one === status);

/** The payslips of a batch, found by status, check, department and person, and who has none of it. */
export function BatchPayslips({ batch, missing }: Props) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { payslip, move } = search;
  const go: ChangeSearch = (next) => void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const isMissing = payslip !== undefined && issuedStatus(payslip) === undefined;
  const { payslips, payslipDeliveries, issuedPayslips } = trpc.useUtils().payroll;
  const look = () => {
    void payslips.listBatchPayslips.invalidate();
    void payslipDeliveries.countDeliveries.invalidate();
    void issuedPayslips.listIssuedPayslips.invalidate();
  };
  return (
    <>
      <MovesUnderWay shown={move} onEnded={look} onClose={(closed) => closed === move && go({ move: undefined })} />
      <PayslipFields batchId={batch.id} search={search} missing={missing} go={go} />
      {isMissing ? (
        <MissingPayslips batch={batch} search={search} />
      ) : (
        <Issued batch={batch} search={search} go={go} onChanged={look} onMoving={(id) => go({ move: id })} />
      )}
    </>
  );
}

interface IssuedProps {
  readonly batch: Batch;
  readonly search: BatchSearch;
  readonly go: ChangeSearch;
  readonly onChanged: () => void;
  readonly onMoving: (moveId: number) => void;
}

/** What is the same of all of them. */
const without = ['period', 'solution'];

function Issued({ batch, search, go, onChanged, onMoving }: IssuedProps) {
  const { t } = useTranslation(['batches', 'issuedPayslips']);
  const { payslip, check, department, q, sort, view } = search;
  const filter = { batchId: batch.id, ...defined({ status: issuedStatus(payslip), check, departmentId: department, search: q }) };
  const rows = useIssuedRows(filter, sort);
  const address = {
    view,
    asked: { sort, search: q },
    place: { tab: 'payslips' },
    go: (asked: AskedRows) => go({ sort: asked.sort, q: asked.search, view: undefined }),
  };
  return (
    <PayslipTable
      label={t('tabs.payslips')}
      name="payslips"
      filter={filter}
      rows={rows}
      sort={sort}
      onSort={(next) => go({ sort: next })}
      address={address}
      without={without}
      onChanged={onChanged}
      onMoving={onMoving}
      empty={
        <EmptyState
          icon={<IconReceipt size={24} />}
          title={t('emptyTitle', { ns: 'issuedPayslips' })}
          text={t('emptyFiltered', { ns: 'issuedPayslips' })}
        />
      }
    />
  );
}
