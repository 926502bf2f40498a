import { moveBatchBack as contract } from '@wagewright/contracts/payroll/batches';
import type { Prisma } from '@wagewright/db';
import { reverseData, unprepareBatch } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import type { BatchCall } from './batch-call.ts';
import type { BatchRow } from './load-batch.ts';
import type { Before } from './load-for-change.ts';
import { changeBatch } from './move-batch.ts';
import { recountBatch } from './recount-batch.ts';

type Target = 'new' | 'waiting' | 'calculated' | 'approved';

interface Undo {
  readonly data: Prisma.BatchUncheckedUpdateManyInput;
  readonly before?: Before;
  readonly work: (call: BatchCall, batch: BatchRow) => Promise<void>;
}

/** What each way back undoes: the frozen input, the result, the payslips, or what was submitted to the ledger. */
const undo: Readonly<Record<Target, Undo>> = {
  new: {
    data: { currentRunId: null, preparedAt: null, inputHash: null, payeeCount: 0, payslipsGeneratedAt: null, approvalInstanceId: null },
    work: async (call, { id }) => {
      await call.tx.payslip.deleteMany({ where: { batchId: id } });
      await unprepareBatch(call.sql, { batchId: id });
      await call.enqueue('payroll.delete-runs', [{ batchId: id }]);
    },
  },
  waiting: {
    data: { currentRunId: null, payslipsGeneratedAt: null, approvalInstanceId: null },
    work: async (call, batch) => {
      const { id } = batch;
      await call.tx.payslip.deleteMany({ where: { batchId: id } });
      await recountBatch(call, batch);
      await call.enqueue('payroll.delete-runs', [{ batchId: id }]);
    },
  },
  calculated: {
    data: { payslipsGeneratedAt: null, approvalInstanceId: null },
    work: async (call, { id }) => void (await call.tx.payslip.deleteMany({ where: { batchId: id } })),
  },
  approved: {
    data: { dataSubmittedAt: null },
    before: { solution: 'change' },
    work: async (call, { id }) => void (await reverseData(call.sql, { batchId: id })),
  },
};

export const moveBatchBack = implementMutation(contract, (call) => {
  const { data, before = {}, work } = undo[call.input.to];
  return changeBatch(call, `back-to-${call.input.to}`, (batch) => work(call, batch), { data, before });
});
