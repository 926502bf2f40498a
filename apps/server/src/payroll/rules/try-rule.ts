import { checkDefinition } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import { tryRule as contract } from '@wagewright/contracts/payroll/rules';
import { readPayeeInputAs, sqlOfPrisma } from '@wagewright/db';
import { type Call, implementQuery } from '../../core/implement.ts';
import { readBatch, type ShownBatch } from '../batches/index.ts';
import { applyChanges, requireCopy } from '../copies/index.ts';
import { findColumn, findTable, tellValue } from '../tables/index.ts';

type TryCall = Call<typeof contract>;

export const tryRule = implementQuery(contract, async (call) => {
  const { input, reach, deps } = call;
  const { batchId, employeeId, table, column, line } = input;
  const batch = await readBatch(deps, batchId, reach);
  const checked = checkDefinition(applyChanges(await triedDefinition(call, batch), input.changes).definition);
  if (!checked.ok) return { explanation: null, findings: [...checked.findings], missing: [] };
  const { program } = checked;
  findColumn(findTable(program, table), column);
  const frozen = deps.programs.of(batch.copy, batch.period.solution.code);
  const known = await readPayeeInputAs(sqlOfPrisma(deps.db.prisma), { batchId, employeeId }, frozen, program);
  if (!known) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const { missing, ...payee } = known;
  return { explanation: tellValue(program, payee, { table, column, line }, { audience: 'payroll' }), findings: [], missing: [...missing] };
});

/** The definition of the copy that is named, for who may read it, else of the one that the batch is calculated by. */
async function triedDefinition({ input, actor, deps }: TryCall, { copy, period }: ShownBatch): Promise<unknown> {
  if (input.copyNumber === undefined) return copy.definition;
  const readable = actor.grants.get('solution.read');
  const number = input.copyNumber;
  if (!readable) throw new AppError('NOT_FOUND', { what: 'copy', id: number });
  return (await requireCopy(deps.db.prisma, { solutionId: period.solutionId, number }, readable)).definition;
}
