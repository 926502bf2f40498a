import { AppError } from '@wagewright/contracts';
import { getPayeeTables as contract } from '@wagewright/contracts/payroll/payees';
import { readPayeeInput, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { viewInputs } from './view-inputs.ts';
import { readResults } from './view-results.ts';

export const getPayeeTables = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId, employeeId } = input;
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const known = await readPayeeInput(sqlOfPrisma(deps.db.prisma), { batchId, employeeId }, program);
  if (!known) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  return {
    frozenAt: batch.preparedAt?.toISOString() ?? null,
    inputs: await viewInputs(deps, program, { batchId, employeeId }, known.input),
    results: batch.currentRunId === null ? [] : await readResults(deps, program, { batchId, runId: batch.currentRunId, employeeId }),
  };
});
