import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../support/random.ts';
import { type RaceStage, raceStageForAll } from './race-stage.ts';

type Call = (stage: RaceStage, version: number, approvalId: number | null) => ReturnType<RaceStage['clerk']['call']>;

const batchCall =
  (verb: string, more: (stage: RaceStage) => object = () => ({})): Call =>
  (stage, version) =>
    stage.clerk.call(`payroll/batches/${verb}`, { id: stage.batch.id, version, ...more(stage) });
const trial =
  (verb: string, more: (stage: RaceStage) => object = () => ({})): Call =>
  (stage) =>
    stage.clerk.call(`payroll/what-ifs/${verb}`, { batchId: stage.batch.id, ...more(stage) });
const hold =
  (held: boolean): Call =>
  ({ clerk, batch, employeeId }) =>
    clerk.call('payroll/batches/hold-payee', { id: batch.id, employeeId, held });
const discardLatest: Call = async ({ server, clerk, batch }) => {
  const latest = await server.prisma.forkedRun.findFirst({ where: { run: { batchId: batch.id } }, orderBy: { runId: 'desc' } });
  return await clerk.call('payroll/what-ifs/discard-what-if', { batchId: batch.id, runId: latest?.runId ?? 1 });
};
const decision =
  (verb: string): Call =>
  ({ approver }, _version, id) =>
    approver.call(`approvals/instances/${verb}-instance`, { id: id ?? 1, version: 1, remarks: 'race' });

/** Ways on are listed more often than ways out, so that the batch gets about. */
const calls: readonly Call[] = [
  batchCall('calculate-batch'),
  batchCall('calculate-batch'),
  batchCall('recalculate-payees', ({ employeeId }) => ({ employeeIds: [employeeId] })),
  batchCall('recalculate-payees', ({ employeeId }) => ({ employeeIds: [employeeId] })),
  batchCall('cancel-run'),
  batchCall('submit-batch'),
  batchCall('submit-batch'),
  batchCall('withdraw-batch'),
  batchCall('submit-batch-data'),
  batchCall('generate-payslips'),
  batchCall('move-batch-back', () => ({ to: 'calculated' })),
  batchCall('move-batch-back', () => ({ to: 'waiting' })),
  hold(true),
  hold(false),
  hold(true),
  trial('start-what-if', () => ({ name: 'Race' })),
  trial('replay-batch'),
  discardLatest,
  discardLatest,
  decision('approve'),
  decision('reject'),
  decision('roll-back'),
  ({ clerk, periodId }) => clerk.call('payroll/batches/create-batch', { periodId, type: 'offcycle', name: 'Race' }),
  ({ clerk, solutionId, periodId, employeeId }) =>
    clerk.call('payroll/balances/set-opening-balances', { solutionId, periodId, rows: [{ employeeId, amounts: { GROSS: '1.00' } }] }),
  ({ clerk, batch, employeeId }) =>
    clerk.call('payroll/solutions/save-batch-as-test', { batchId: batch.id, name: `Test ${employeeId}`, employeeIds: [employeeId] }),
];

describe('changes of one batch that come together', () => {
  const stage = raceStageForAll();
  beforeAll(async () => {
    await stage.server.prisma.payslip.deleteMany({});
  });

  it.each([1, 2])('never wait for each other for ever, while workers calculate (seed %i)', async (seed) => {
    const next = seededRandom(seed);
    let done = 0;
    for (let round = 0; round < 25; round++) {
      const { version, approvalInstanceId } = await stage.get(stage.batch.id);
      const chosen = Array.from({ length: 5 }, () => calls[Math.floor(next() * calls.length)] as Call);
      const answers = await Promise.all(chosen.map((call) => call(stage, version, approvalInstanceId)));
      for (const { status, error } of answers) expect([200, 404, 409, 422], `${error?.method}: ${error?.message}`).toContain(status);
      done += answers.filter(({ status }) => status === 200).length;
    }
    expect(done).toBeGreaterThan(15);
  });
});
