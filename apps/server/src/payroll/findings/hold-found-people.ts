import { AppError, limits } from '@wagewright/contracts';
import { holdFoundPeople as contract } from '@wagewright/contracts/payroll/findings';
import { causesOf, idsOfCause } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { holdMany, loadBatchForChange, requireBatchEvent } from '../batches/index.ts';
import { sayCause } from './say-findings.ts';

/** Of an error or a warning alike: whoever is held is not paid, so nobody has to answer for them. */
export const holdFoundPeople = implementMutation(contract, async (call) => {
  const { input, deps, sql } = call;
  const { id, version, key, held, reason } = input;
  const batch = await loadBatchForChange(call, id);
  requireBatchEvent(batch, held ? 'hold-payee' : 'reopen-payee', version);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const causes = causesOf(program);
  const causeNo = causes.findIndex((one) => one.key === key) + 1;
  const cause = causes[causeNo - 1];
  if (!cause) throw new AppError('NOT_FOUND', { what: 'finding', id: key });
  const employeeIds = await idsOfCause(sql, { batchId: id, runId: batch.currentRunId, causes }, { causeNo, held: !held });
  const most = limits.heldByCauseMax;
  if (employeeIds.length > most) {
    throw new AppError('FOUND_TOO_MANY', { cause: sayCause(program, cause).cause.message.en, people: employeeIds.length, most });
  }
  return { changed: await holdMany(call, batch, { employeeIds, held, reason, finding: cause.cause }) };
});
