import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const grants = [{ permission: 'employee.read', scope: 'department' }];
const content = { name, description: '', hiddenMenus: [] };
const made = async ({ server }: Scene) => {
  const { id, version } = await server.prisma.role.findFirstOrThrow({ where: { builtIn: false }, orderBy: { id: 'desc' } });
  return { id, version };
};
const step = (procedure: string, input: Step['input']): Step => ({ procedure: `identity/roles/${procedure}`, by: 'administrator', input });

/** A role from its making to its end. */
export const steps: readonly Step[] = [
  step('create-role', () => ({ ...content, grants })),
  step('update-role', async (scene) => ({
    ...(await made(scene)),
    ...content,
    grants: [...grants, { permission: 'department.read', scope: 'all' }],
  })),
  step('delete-role', made),
];
