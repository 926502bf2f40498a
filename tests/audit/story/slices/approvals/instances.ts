import { demoSignIns } from '@wagewright/db/seed';
import type { Scene, Step } from '../../step.ts';

const userId = async ({ server }: Scene, who: keyof typeof demoSignIns): Promise<number> =>
  (await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns[who].account } })).id;

const now = async ({ server, notes }: Scene): Promise<{ id: number; version: number; remarks: string }> => {
  const { id, version } = await server.prisma.approvalInstance.findFirstOrThrow({
    where: { subjectId: notes.nextBatchId },
    orderBy: { id: 'desc' },
  });
  return { id, version, remarks: 'story' };
};

const latestFile = async ({ server }: Scene): Promise<number> =>
  (await server.prisma.storedFile.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;

const step = (verb: string, by: Step['by'], more: Partial<Step> = {}): Step => ({
  procedure: `approvals/instances/${verb}-instance`,
  by,
  input: now,
  ...more,
});

async function rollBack(scene: Scene): Promise<void> {
  const approver = await scene.server.signedIn(demoSignIns.approver.account);
  const { error } = await approver.call('approvals/instances/roll-back-instance', await now(scene));
  if (error) throw new Error(`${error.code}: ${error.message}`);
}

/** A batch is handed from one to the other, taken back, rolled back, submitted again and given up. */
export const steps: readonly Step[] = [
  step('add-signer', 'approver', {
    first: async ({ doer, notes }) => {
      await doer.calculate(notes.nextBatchId);
      await doer.answer(notes.nextBatchId);
      await doer.act('submit-batch', notes.nextBatchId);
    },
    input: async (scene) => ({ ...(await now(scene)), to: await userId(scene, 'hr'), when: 'after' }),
  }),
  step('remark', 'clerk', {
    first: async ({ server }) => await (await server.signedIn(demoSignIns.clerk.account)).upload(),
    input: async (scene) => ({ ...(await now(scene)), files: [await latestFile(scene)] }),
  }),
  step('delegate', 'approver', { input: async (scene) => ({ ...(await now(scene)), to: await userId(scene, 'hr') }) }),
  step('forward', 'approver', { input: async (scene) => ({ ...(await now(scene)), to: await userId(scene, 'hr') }) }),
  step('replace-approver', 'administrator', {
    input: async (scene) => ({ ...(await now(scene)), approver: await userId(scene, 'hr'), to: await userId(scene, 'approver') }),
  }),
  step('withdraw', 'clerk'),
  step('reset', 'clerk', {
    first: async (scene) => {
      await scene.doer.act('submit-batch', scene.notes.nextBatchId);
      await rollBack(scene);
    },
  }),
  step('submit', 'clerk'),
  step('cancel', 'clerk', { first: rollBack }),
];
