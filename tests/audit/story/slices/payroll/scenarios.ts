import type { Scene, Step } from '../../step.ts';

const current = async ({ server }: Scene) => {
  const { id, version } = await server.prisma.scenario.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return { id, version };
};
const written = { name: 'Story', periodCount: 1, assumptions: [] };

const about = (verb: string, more: Partial<Step> = {}): Step => ({
  procedure: `payroll/scenarios/${verb}`,
  by: 'clerk',
  input: current,
  ...more,
});

export const steps: readonly Step[] = [
  about('create-scenario', {
    input: async ({ server, notes }) => {
      const { period } = await server.prisma.batch.findUniqueOrThrow({ where: { id: notes.batchId }, include: { period: true } });
      return { solutionId: period.solutionId, baseBatchId: notes.batchId, ...written };
    },
  }),
  about('update-scenario', { input: async (scene) => ({ ...(await current(scene)), ...written, startsAfter: 0 }) }),
  // as if no worker were there
  about('calculate-scenario', {
    then: async ({ server }) => await server.prisma.scenario.updateMany({ data: { status: 'calculating' } }),
  }),
  about('cancel-scenario'),
  about('delete-scenario'),
];
