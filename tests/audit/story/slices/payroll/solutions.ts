import type { Scene, Step } from '../../step.ts';

const storySolution = async ({ server }: Scene) => {
  const { id, version } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'STORY' } });
  return { id, version };
};

/** A solution from its making to the day that nobody uses it any more. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/solutions/create-solution',
    by: 'clerk',
    input: async ({ server }) => {
      const { legalEntityId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
      return { code: 'STORY', name: { en: 'Story' }, legalEntityId, periodType: 'biweekly', fromTemplate: 'united-states/biweekly' };
    },
  },
  {
    procedure: 'payroll/solutions/update-solution',
    by: 'clerk',
    input: async (scene) => ({ ...(await storySolution(scene)), memo: 'A story.', needsRelease: true }),
  },
  {
    procedure: 'payroll/solutions/set-solution-users',
    by: 'clerk',
    input: async (scene) => {
      const { id: userId } = await scene.server.prisma.user.findFirstOrThrow({ where: { account: { startsWith: 'approver@montgomery' } } });
      return { ...(await storySolution(scene)), managers: [userId], approvers: [userId] };
    },
  },
  {
    procedure: 'payroll/solutions/switch-solution',
    by: 'clerk',
    input: async (scene) => ({ ...(await storySolution(scene)), active: false, remarks: 'story' }),
  },
  {
    procedure: 'payroll/solutions/save-template',
    by: 'clerk',
    input: async ({ server }) => ({
      solutionId: (await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id,
      code: 'STORY_TEMPLATE',
      name: { en: 'Story' },
    }),
  },
];
