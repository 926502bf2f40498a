import type { Scene, Step } from '../../step.ts';

const theSolution = async ({ server }: Scene) => await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
const theDraft = async (scene: Scene, status = 'draft') => {
  const { id: solutionId } = await theSolution(scene);
  const { number, version } = await scene.server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, status } });
  return { solutionId, number, version };
};

/** A draft from its beginning to its end. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/copies/make-draft',
    by: 'clerk',
    first: async ({ server }) => await server.prisma.solutionCopy.updateMany({ where: { status: 'draft' }, data: { status: 'discarded' } }),
    input: async (scene) => ({ solutionId: (await theSolution(scene)).id }),
  },
  {
    procedure: 'payroll/copies/save-draft',
    by: 'clerk',
    input: async (scene) => ({
      ...(await theDraft(scene)),
      changes: [{ part: { kind: 'message', code: 'STORY' }, value: { en: 'A story.' } }],
      remarks: 'story',
    }),
  },
  {
    procedure: 'payroll/copies/import-definition',
    by: 'clerk',
    input: async (scene) => {
      const draft = await theDraft(scene);
      const { id: solutionId } = await theSolution(scene);
      const { definition } = await scene.server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, status: 'draft' } });
      const text = JSON.stringify({ ...(definition as object), origin: undefined, messages: { STORY: { en: 'Another.' } } });
      return { ...draft, fileName: 'story.yaml', text, take: true };
    },
  },
  {
    procedure: 'payroll/copies/publish-copy',
    by: 'clerk',
    first: async ({ server }) => await server.prisma.solution.updateMany({ data: { needsRelease: true } }),
    input: async (scene) => ({ ...(await theDraft(scene)), remarks: 'story' }),
  },
  { procedure: 'payroll/copies/withdraw-release', by: 'clerk', input: async (scene) => await theDraft(scene, 'releasing') },
  { procedure: 'payroll/copies/discard-draft', by: 'clerk', input: async (scene) => await theDraft(scene) },
];
