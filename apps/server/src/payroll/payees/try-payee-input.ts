import { AppError } from '@wagewright/contracts';
import { tryPayeeInput as contract } from '@wagewright/contracts/payroll/payees';
import { readPayeeInput, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { findInputTable, readBatch } from '../batches/index.ts';
import { compareRows } from './compare-rows.ts';
import { withInputs } from './with-inputs.ts';

/** By the reference evaluator, twice, on what the batch has frozen: nothing is read again between the two, so only what was typed differs. */
export const tryPayeeInput = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId, employeeId, inputs } = input;
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const given = inputs.map(({ table, lines }) => ({ plan: findInputTable(program, table).plan, lines }));
  const known = await readPayeeInput(sqlOfPrisma(deps.db.prisma), { batchId, employeeId }, program);
  if (!known) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const changed = withInputs(known.input, employeeId, given);
  return { ...compareRows(program, known.facts, known.input, changed), hasSharedTables: program.stages > 1 };
});
