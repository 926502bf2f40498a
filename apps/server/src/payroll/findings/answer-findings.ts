import { AppError } from '@wagewright/contracts';
import { answerFindings as contract } from '@wagewright/contracts/payroll/findings';
import { answerFindings as answer, causesOf, countCauses } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { loadBatchForChange, recountBatch, requireBatchEvent } from '../batches/index.ts';
import { sayCause } from './say-findings.ts';

/** Says why warnings are right. What is paid stays what it is, so whoever submits need not have seen a new version. */
export const answerFindings = implementMutation(contract, async (call) => {
  const { input, deps, sql, audit, notify, actor } = call;
  const { batchId, key, employeeIds, seen, remark } = input;
  const batch = await loadBatchForChange(call, batchId);
  requireBatchEvent(batch, 'answer-findings');
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const causes = causesOf(program);
  const causeNo = causes.findIndex((cause) => cause.key === key) + 1;
  const cause = causes[causeNo - 1];
  if (!cause) throw new AppError('NOT_FOUND', { what: 'finding', id: key });
  const named = sayCause(program, cause).cause.message.en;
  if (cause.severity === 'error') throw new AppError('FINDING_BLOCKS', { cause: named });
  const of = { batchId, runId: batch.currentRunId, causes };
  const open = (await countCauses(sql, of)).find((count) => count.causeNo === causeNo)?.open ?? 0;
  if (!employeeIds && seen !== open) throw new AppError('FINDINGS_CHANGED', { cause: named, now: open, seen: seen ?? 0 });
  const given = {
    batchId,
    runId: batch.currentRunId,
    causeNo,
    employeeIds: employeeIds ?? null,
    remark,
    userId: actor.userId,
    at: deps.clock(),
  };
  const answered = await answer(sql, causes, given);
  const missing = employeeIds?.find((id) => !answered.includes(id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'finding of employee', id: missing });
  const findings = await recountBatch(call, batch);
  audit({
    entity: 'batch',
    entityId: batchId,
    after: { finding: cause.cause, people: answered.length, employeeIds: answered.slice(0, 1_000), remark },
  });
  await notify({ topic: 'batch', id: batchId });
  return { answered: answered.length, findings };
});
