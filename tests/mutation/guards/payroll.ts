import type { Guard } from '../guard.ts';

const ids = ['tests/permissions/swapped-ids.test.ts'];
const lists = ['tests/permissions/lists.test.ts'];
const runs = ['apps/worker/test/payroll/batches/run-protocol.test.ts'];
const simultaneous = ['tests/payroll/simultaneous.test.ts'];
const deliveryTests = 'packages/db/test/payroll/payslip-deliveries';
const payslips = ['packages/db/test/payroll/payslips/payslips.test.ts'];
const ledger = ['packages/db/test/payroll/batches/submit-data.test.ts'];
const server = 'apps/server/src';
const db = 'packages/db/src/payroll';

const submissions: readonly Guard[] = [
  {
    name: 'who has submitted does not decide',
    kind: 'own submission',
    file: `${server}/approvals/instances/change-approval.ts`,
    text: `if (row.submittedByUserId === viewer.userId) throw new AppError('OWN_SUBMISSION');`,
    without: '',
    tests: ids,
    only: 'who has submitted it',
  },
  {
    name: 'who has submitted sees no decision to make',
    kind: 'own submission',
    file: `${server}/approvals/instances/approval-row.ts`,
    text: ' || row.submittedByUserId === userId',
    without: '',
    tests: ids,
    only: 'who has submitted it',
  },
  {
    name: 'who has submitted is not among the approvers',
    kind: 'own submission',
    file: `${server}/approvals/processes/plan-nodes.ts`,
    text: `userId === wanted.submitterUserId ? 'submitter' : problem`,
    without: 'problem',
    tests: ['tests/payroll/own-submission.test.ts'],
  },
  {
    name: 'what one has submitted is not in one’s list',
    kind: 'own submission',
    file: `${server}/approvals/instances/list-instances.ts`,
    text: 'submittedByUserId: { not: viewer.userId }, ',
    without: '',
    tests: lists,
    only: 'list-instances',
  },
];

const once: readonly Guard[] = [
  {
    name: 'one round of a setting and a period at a time is not published',
    kind: 'state',
    file: `${server}/payroll/payslip-rounds/round-rules.ts`,
    text: `if (open) throw new AppError('PAYSLIP_ROUND_OPEN', { name, period, id: open.id });`,
    without: '',
    tests: ['tests/payroll/payslip-rounds.test.ts'],
  },
  {
    name: 'what was imported for published payslips stays',
    kind: 'state',
    file: `${db}/payslips/import-target.ts`,
    text: `if (round.publishedAt !== null) throw new AppError('PAYSLIP_ROUND_PUBLISHED', { name: round.name, period: round.period });
    await resetRound(sql, round, 'change-lines');`,
    without: '',
    tests: ['tests/payroll/payslip-rounds.test.ts'],
  },
  {
    name: 'a chunk is finished by whoever holds it last',
    kind: 'fencing',
    file: `${db}/runs/finish-chunk.ts`,
    text: `AND token = $4::uuid AND state = 'claimed'`,
    without: `AND $4::uuid IS NOT NULL AND state = 'claimed'`,
    tests: runs,
    only: 'still at work',
  },
  {
    name: 'a run that is over takes no more chunks',
    kind: 'fencing',
    file: `${db}/runs/finish-chunk.ts`,
    text: `WHERE id = $1::int AND state = 'running'
  RETURNING remaining`,
    without: `WHERE id = $1::int
  RETURNING remaining`,
    tests: runs,
  },
  {
    name: 'a chunk that is done is not computed again',
    kind: 'fencing',
    file: `${db}/runs/claim-chunk.ts`,
    text: `AND c.state <> 'done' `,
    without: '',
    tests: runs,
    only: 'computed again',
  },
  {
    name: 'a call with a key has one effect',
    kind: 'idempotency',
    file: `${server}/core/idempotency.ts`,
    text: 'if (!contract.idempotent || !key || !actor) return',
    without: 'if (!contract.idempotent || !key || actor) return',
    tests: simultaneous,
    only: 'same Idempotency-Key',
  },
  {
    name: 'a key with another body is a conflict',
    kind: 'idempotency',
    file: `${server}/core/idempotency.ts`,
    text: `if (!requestHash.equals(stored.requestHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');`,
    without: '',
    tests: simultaneous,
    only: 'another body',
  },
];

const money: readonly Guard[] = [
  {
    name: 'a run stops when net is not gross less deductions',
    kind: 'money',
    file: `${db}/runs/invariants.ts`,
    text: 'if (unbalanced.length > 0)',
    without: 'if (unbalanced.length < 0)',
    tests: runs,
    only: 'gross − deductions',
  },
  {
    name: 'who is held is left out of payslips and ledger',
    kind: 'money',
    file: `${db}/tables/column-sums.ts`,
    text: ' AND p.held_at IS NULL',
    without: '',
    tests: [...payslips, ...ledger],
  },
  {
    name: 'payslips add up to the batch, or there are none',
    kind: 'money',
    file: `${db}/payslips/generate-payslips.ts`,
    text: 'if (slips?.sums !== paid?.sums)',
    without: 'if (slips?.sums === null)',
    tests: payslips,
    only: 'add up',
  },
  {
    name: 'the list of one’s payslips holds published ones',
    kind: 'state',
    file: `${db}/payslips/read-payslips.ts`,
    text: ` AND ps.status = 'published' AND NOT ps.awaits_view_day ORDER BY p.pay_date`,
    without: ' ORDER BY p.pay_date',
    tests: lists,
    only: 'list-my-payslips',
  },
  {
    name: 'one’s payslip is hidden until it is published',
    kind: 'state',
    file: `${db}/payslips/read-payslips.ts`,
    text: `ps.employee_id = $2 AND (ps.status = 'published' AND NOT ps.awaits_view_day OR $3::boolean AND ps.id = $1)`,
    without: 'ps.employee_id = $2 AND $3::boolean IS NOT NULL',
    tests: ids,
    only: 'until it is published',
  },
  {
    name: 'one’s payslip is hidden until its view day',
    kind: 'state',
    file: `${db}/payslips/read-payslips.ts`,
    text: `AND ps.status = 'published' AND NOT ps.awaits_view_day ORDER BY`,
    without: `AND ps.status = 'published' ORDER BY`,
    tests: [`${deliveryTests}/look-after-payslips.test.ts`],
    only: 'until it has come',
  },
  {
    name: 'a solution’s batches follow one payslip',
    kind: 'state',
    file: `${server}/payroll/payslip-settings/load-setting.ts`,
    text: `if (taken) throw new AppError('PAYSLIP_SETTING_TAKEN', { solution: taken.solution.code, name: taken.setting.name });`,
    without: '',
    tests: ['apps/server/test/payroll/payslip-settings/payslip-settings.test.ts'],
    only: 'one active setting by batch',
  },
  {
    name: 'payslips are made and published of approved batches only',
    kind: 'state',
    file: `${db}/payslips/own-job.ts`,
    text: 'requireBatchEvent({ ...batch, payslipsInHand: false }, event)',
    without: 'void [batch, event, requireBatchEvent]',
    tests: payslips,
    only: 'before the batch is approved',
  },
  {
    name: 'a what-if never becomes a batch’s result',
    kind: 'state',
    file: 'packages/db/prisma/migrations/20261121145251_forked_and_retro_runs/migration.sql',
    text: 'FOR EACH ROW WHEN (NEW.current_run_id IS NOT NULL) EXECUTE',
    without: 'FOR EACH ROW WHEN (NEW.current_run_id IS NULL AND NEW.id < 0) EXECUTE',
    tests: ['tests/payroll/what-if.test.ts'],
    only: 'never become',
  },
];

export const payrollGuards: readonly Guard[] = [...submissions, ...once, ...money];
