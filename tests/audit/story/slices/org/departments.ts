import type { Scene, Step } from '../../step.ts';

const named = (text: string) => ({ en: text, 'zh-CN': text });

async function county({ server }: Scene): Promise<number> {
  return (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
}
async function madeAs({ server }: Scene, code: string): Promise<{ id: number; version: number }> {
  return await server.prisma.department.findFirstOrThrow({ where: { code }, select: { id: true, version: true } });
}
const step = (verb: string, input: Step['input'], first?: Step['first']): Step => ({
  procedure: `org/departments/${verb}`,
  by: 'administrator',
  input,
  ...(first ? { first } : {}),
});
const make = async (scene: Scene, code: string) => {
  const data = { legalEntityId: await county(scene), code };
  const version = { effectiveDate: new Date('2026-01-01'), name: named(code) };
  await scene.server.prisma.department.create({ data: { ...data, versions: { create: version } } });
};

/** A department from its making to its end, and another that goes into it with everybody who works there. */
export const steps: readonly Step[] = [
  step('create-department', async (scene) => ({
    legalEntityId: await county(scene),
    code: 'STORY',
    from: '2026-01-01',
    name: named('Story'),
    parentId: null,
    managerId: null,
  })),
  step('change-department', async (scene) => ({ ...(await madeAs(scene, 'STORY')), from: '2026-03-01', name: named('Stories') })),
  step(
    'update-department',
    async (scene) => ({ ...(await madeAs(scene, 'STORY')), custom: { floor: '3' } }),
    async ({ server }) => {
      await server.prisma.customField.create({ data: { entity: 'department', key: 'floor', type: 'integer', label: named('Floor') } });
    },
  ),
  step('remove-department-change', async (scene) => ({ ...(await madeAs(scene, 'STORY')), from: '2026-03-01' })),
  step(
    'merge-departments',
    async (scene) => ({ ...(await madeAs(scene, 'STORY-TWO')), intoId: (await madeAs(scene, 'STORY')).id, from: '2026-05-01' }),
    async (scene) => {
      await make(scene, 'STORY-TWO');
      const { id: departmentId } = await madeAs(scene, 'STORY-TWO');
      const last = await scene.server.prisma.assignment.findFirstOrThrow({
        where: { employee: { terminationDate: null }, expiryDate: null },
        orderBy: { id: 'desc' },
      });
      await scene.server.prisma.assignment.update({ where: { id: last.id }, data: { departmentId } });
    },
  ),
  step(
    'close-department',
    async (scene) => ({ ...(await madeAs(scene, 'STORY-THREE')), lastDay: '2026-06-30' }),
    (scene) => make(scene, 'STORY-THREE'),
  ),
  step(
    'delete-department',
    async (scene) => await madeAs(scene, 'STORY-FOUR'),
    (scene) => make(scene, 'STORY-FOUR'),
  ),
];
