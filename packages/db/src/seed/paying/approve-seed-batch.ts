import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { type BatchContext, lockBatch } from '../../payroll/batches/index.ts';
import { answerFindings, causesOf, recountFindings } from '../../payroll/findings/index.ts';
import { countPayeesWithErrors } from '../../payroll/tables/index.ts';
import type { Sql } from '../../sql.ts';
import { moveSeedBatch } from './seed-batch.ts';

interface Deciders {
  readonly manager: number;
  readonly approver: number;
}

async function readDeciders(sql: Sql, batch: BatchContext): Promise<Deciders> {
  const [row] = await sql.query<Deciders>(
    `SELECT min(user_id) FILTER (WHERE role = 'manager') AS manager, min(user_id) FILTER (WHERE role = 'approver') AS approver
     FROM solution_user WHERE solution_id = $1::int`,
    [batch.solutionId],
  );
  if (!row?.manager || !row.approver || row.manager === row.approver)
    throw new AppError('APPROVER_MISSING', { position: 1, node: batch.solution, reason: 'subject-names-nobody' });
  return row;
}

/** An approval that has run its course: submitted by the solution's manager, approved by its approver. */
async function insertApproval(sql: Sql, batch: BatchContext, { manager, approver }: Deciders): Promise<number> {
  const [instance] = await sql.query<{ id: number }>(
    `INSERT INTO approval_instance (kind, subject_id, title, status, submitted_by_user_id, ended_at)
     SELECT 'payroll-batch', $1::int, jsonb_build_object('en', (s.name->>'en') || ', ' || $3::text, 'zh-CN', (s.name->>'zh-CN') || ' ' || $3::text),
       'approved', $4::int, clock_timestamp()
     FROM solution s WHERE s.id = $2::int RETURNING id`,
    [batch.id, batch.solutionId, batch.period, manager],
  );
  if (!instance) throw new Error(`The approval of batch ${batch.id} was not written.`);
  await sql.query(
    `INSERT INTO approval_node (instance_id, sequence, position, name, status) VALUES ($1::int, 1, 1, '{"en": "Solution approver", "zh-CN": "方案审批人"}', 'approved')`,
    [instance.id],
  );
  await sql.query(
    `INSERT INTO approval_approver (instance_id, sequence, position, user_id, status) VALUES ($1::int, 1, 1, $2::int, 'approved')`,
    [instance.id, approver],
  );
  await sql.query(
    `INSERT INTO approval_decision (instance_id, sequence, user_id, action) VALUES ($1::int, 0, $2::int, 'submit'), ($1::int, 1, $3::int, 'approve')`,
    [instance.id, manager, approver],
  );
  return instance.id;
}

/** What the manager has said of each warning before the batch was submitted, since a warning waits for a remark. */
async function answerWarnings(sql: Sql, batchId: number, program: Program, userId: number): Promise<void> {
  const causes = causesOf(program);
  const [run] = await sql.query<{ runId: number | null; at: Date }>(
    'SELECT current_run_id AS "runId", clock_timestamp() AS at FROM batch WHERE id = $1::int',
    [batchId],
  );
  if (!run) return;
  const remark = 'Looked at with the department before the period was paid.';
  for (const causeNo of causes.keys()) {
    await answerFindings(sql, causes, { batchId, ...run, causeNo: causeNo + 1, employeeIds: null, remark, userId });
  }
  await recountFindings(sql, batchId, causes);
}

/** Submits a calculated batch and approves it, as data: nobody is asked or told, because it is history when the demo company opens. */
export async function approveSeedBatch(sql: Sql, batchId: number, program: Program): Promise<void> {
  const deciders = await readDeciders(sql, await lockBatch(sql, batchId));
  await answerWarnings(sql, batchId, program, deciders.manager);
  const batch = await lockBatch(sql, batchId);
  const count = await countPayeesWithErrors(sql, batchId);
  if (count > 0) throw new AppError('BATCH_HAS_ERRORS', { id: batchId, count });
  const instanceId = await insertApproval(sql, batch, deciders);
  await sql.query('UPDATE batch SET approval_instance_id = $2::int WHERE id = $1::int', [batchId, instanceId]);
  const submitted = await moveSeedBatch(sql, batch, 'submit', 'payroll/batches/submit-batch');
  await moveSeedBatch(sql, submitted, 'approve', 'approvals/instances/approve-instance');
}
