import { AppError } from '@wagewright/contracts';
import { recalculatePayees as contract } from '@wagewright/contracts/payroll/batches';
import { noJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';
import { startCalculation } from './start-calculation.ts';

export const recalculatePayees = implementMutation(contract, (call) =>
  changeBatch(
    call,
    'recalculate-payees',
    async (batch) => {
      const employeeIds = [...new Set(call.input.employeeIds)];
      const payees = await call.tx.batchPayee.findMany({ where: { batchId: batch.id, employeeId: { in: employeeIds } } });
      const missing = employeeIds.find((id) => !payees.some(({ employeeId }) => employeeId === id));
      if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: missing });
      await startCalculation(call, batch, { kind: 'partial', employeeIds });
    },
    { data: { lastFailure: noJson } },
  ),
);
