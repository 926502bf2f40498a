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
      const solution = await storySolution(scene);
      const named = await scene.server.prisma.solutionUser.findMany({ where: { solutionId: solution.id } });
      return { ...solution, managers: named.map((one) => one.userId), approvers: [userId] };
    },
  },
  {
    procedure: 'payroll/solutions/set-solution-roles',
    by: 'clerk',
    input: async (scene) => {
      const { id: roleId } = await scene.server.prisma.role.findUniqueOrThrow({ where: { code: 'hr' } });
      return { ...(await storySolution(scene)), roles: [{ name: 'Readers', capabilities: ['read'], productRoleIds: [roleId] }] };
    },
  },
  {
    procedure: 'payroll/solutions/save-permission-template',
    by: 'clerk',
    input: async (scene) => ({ solutionId: (await storySolution(scene)).id, name: 'As the story has it' }),
  },
  {
    procedure: 'payroll/solutions/delete-permission-template',
    by: 'clerk',
    input: async (scene) => {
      const { id: solutionId } = await storySolution(scene);
      const { id: templateId } = await scene.server.prisma.permissionTemplate.findFirstOrThrow({ where: { solutionId } });
      return { solutionId, templateId };
    },
  },
  {
    procedure: 'payroll/batches/set-batch-user',
    by: 'clerk',
    input: async ({ server }) => {
      const { id } = await server.prisma.batch.findFirstOrThrow({
        where: { period: { solution: { code: 'US_BIWEEKLY' } }, status: { not: 'deleted' } },
      });
      const { id: userId } = await server.prisma.user.findFirstOrThrow({ where: { account: { startsWith: 'hr@montgomery' } } });
      return { id, userId, access: 'work', seesPay: true };
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
