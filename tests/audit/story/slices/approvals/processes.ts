import type { Scene, Step } from '../../step.ts';

const nodes = [
  {
    name: { en: 'Story', 'zh-CN': '故事' },
    mode: 'any-of',
    approvers: [{ by: 'subject-approvers' }],
    conditions: [],
    match: 'all',
    deadline: null,
  },
];
const now = async ({ server }: Scene): Promise<{ id: number; version: number }> => {
  const { id, version } = await server.prisma.approvalProcess.findFirstOrThrow({ where: { retiredAt: null } });
  return { id, version };
};

/** The county's batches get a process of their own, which is changed and taken out of use. */
export const steps: readonly Step[] = [
  {
    procedure: 'approvals/processes/create-process',
    by: 'clerk',
    input: async ({ server }) => {
      const { id } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
      return { kind: 'payroll-batch', solutionId: id, name: 'Story', nodes };
    },
  },
  {
    procedure: 'approvals/processes/update-process',
    by: 'clerk',
    input: async (scene) => ({ ...(await now(scene)), name: 'Story, longer', nodes: [...nodes, ...nodes] }),
  },
  { procedure: 'approvals/processes/retire-process', by: 'clerk', input: now },
];
