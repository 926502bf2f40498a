import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const step = (verb: string, input: Step['input']): Step => ({ procedure: `org/salary-structures/${verb}`, by: 'administrator', input });
const seen = async ({ server: { prisma } }: Scene) => {
  const { id, version } = await prisma.salaryStructure.findFirstOrThrow({ where: { code: 'STORY' } });
  return { id, version };
};
const range = { grade: 'P1', level: 'A', minimum: '1', midpoint: '2', maximum: '3' };

/** A structure with a level, until it is given up again. */
export const steps: readonly Step[] = [
  step('create-salary-structure', async ({ server: { prisma } }) => ({
    legalEntityId: (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id,
    code: 'STORY',
    name,
    item: 'BASE_SALARY',
    currency: 'USD',
  })),
  step('put-salary-ranges', async (scene) => ({ ...(await seen(scene)), from: '2026-01-01', ranges: [range], reason: 'First' })),
  step('update-salary-structure', async (scene) => ({ ...(await seen(scene)), name: { ...name, en: 'Another name' } })),
  step('remove-salary-ranges', async (scene) => ({ ...(await seen(scene)), from: '2026-01-01' })),
  step('delete-salary-structure', seen),
];
