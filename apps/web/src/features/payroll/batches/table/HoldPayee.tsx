import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { RemarksForm } from '../../../../shared/ui/RemarksForm.tsx';
import type { Batch } from '../run-batch-event.ts';

interface Props {
  readonly batch: Batch;
  readonly table: string;
  readonly employeeId: number;
  readonly employeeNumber: string;
}

/** Leaves somebody out of totals, ledger and payslips, or takes them in again; offered while the batch's state allows it. */
export function HoldPayee({ batch, table, employeeId, employeeNumber }: Props) {
  const { t } = useTranslation('batches');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [isAsked, setAsked] = useState(false);
  const isOffered = batch.events.includes('hold-payee');
  const hold = trpc.payroll.batches.holdPayee.useMutation();
  const rows = trpc.payroll.tables.listRows.useQuery(
    { batchId: batch.id, table, conditions: [{ column: 'employeeNumber', operator: 'equals', value: employeeNumber }], limit: 1 },
    { enabled: isOffered },
  );
  const row = rows.data?.rows[0];
  if (!isOffered || !row) return null;
  const { held } = row;
  const name = row.name ?? employeeNumber;
  const apply = async (reason: string) => {
    const result = await call(hold.mutateAsync({ id: batch.id, employeeId, held: !held, ...(reason ? { reason } : {}) }));
    setAsked(false);
    if (!result.ok) return;
    notify.done(t(held ? 'explain.unheld' : 'explain.held', { name }));
    void utils.payroll.tables.invalidate();
    void utils.payroll.batches.getBatchReview.invalidate({ id: batch.id });
  };
  const label = t(held ? 'explain.unhold' : 'explain.hold');
  if (!isAsked) {
    return (
      <Button variant="default" onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Box w="100%">
      <RemarksForm
        {...(held ? {} : { text: t('explain.holdText', { name }) })}
        confirmLabel={label}
        isBusy={hold.isPending}
        onConfirm={(reason) => void apply(reason)}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}
