import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { RemarksForm } from '../../../../shared/ui/RemarksForm.tsx';
import type { Batch } from '../run-batch-event.ts';
import { useHold } from './use-hold.ts';

interface Props {
  readonly batch: Batch;
  readonly table: string;
  readonly employeeId: number;
  readonly employeeNumber: string;
}

/** Leaves somebody out of totals, ledger and payslips, or takes them in again; offered while the batch's state allows it. */
export function HoldPayee({ batch, table, employeeId, employeeNumber }: Props) {
  const { t } = useTranslation('batches');
  const [asksReason, setAsksReason] = useState(false);
  const isOffered = batch.events.includes('hold-payee');
  const rows = trpc.payroll.tables.listRows.useQuery(
    { batchId: batch.id, table, conditions: [{ column: 'employeeNumber', operator: 'equals', value: employeeNumber }], limit: 1 },
    { enabled: isOffered },
  );
  const row = rows.data?.rows[0];
  const name = row?.name ?? employeeNumber;
  const { hold, isBusy } = useHold({ batchId: batch.id, employeeId, name });
  if (!isOffered || !row) return null;
  if (asksReason) {
    return (
      <Box w="100%">
        <RemarksForm
          text={t('explain.holdText', { name })}
          confirmLabel={t('explain.hold')}
          isBusy={isBusy}
          onConfirm={(reason) => void hold(true, reason).then(() => setAsksReason(false))}
          onClose={() => setAsksReason(false)}
        />
      </Box>
    );
  }
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void hold(!row.held)}>
        {t(row.held ? 'explain.unhold' : 'explain.hold')}
      </Button>
      {!row.held && (
        <Button variant="subtle" disabled={isBusy} onClick={() => setAsksReason(true)}>
          {t('explain.holdWithReason')}
        </Button>
      )}
    </>
  );
}
