import { demoSignIns } from '@wagewright/db/seed';
import type { Scene, Step } from '../../step.ts';

const called = async ({ server }: Scene, account: string) => {
  const { id, version } = await server.prisma.user.findUniqueOrThrow({ where: { account } });
  return { id, version };
};
const role = async ({ server }: Scene, code: string) => (await server.prisma.role.findUniqueOrThrow({ where: { code } })).id;
const step = (procedure: string, input: Step['input'], first?: Step['first']): Step => ({
  procedure: `identity/users/${procedure}`,
  by: 'administrator',
  input,
  ...(first ? { first } : {}),
});
const account = { custom: 'story.custom', system: 'story.system' } as const;
const kinds = ['custom', 'system'] as const;
const hr = demoSignIns.hr.account;

/** An employee without a user, as one who has just been hired. */
async function hire({ server }: Scene): Promise<void> {
  const { legalEntityId, hireDate } = await server.prisma.employee.findFirstOrThrow();
  await server.prisma.employee.create({ data: { employeeNumber: 'STORY', legalEntityId, hireDate, name: 'Story' } });
}

/** Users from their making to their end, and one employee's. */
export const steps: readonly Step[] = [
  ...kinds.flatMap((kind) => [
    step(`create-${kind}-user`, () => ({ account: account[kind], displayName: 'Story' })),
    step(`update-${kind}-user`, async (scene) => ({
      ...(await called(scene, account[kind])),
      account: account[kind],
      displayName: 'Story told',
    })),
  ]),
  ...kinds.map((kind) => step(`delete-${kind}-users`, async (scene) => ({ ids: [(await called(scene, account[kind])).id] }))),
  step(
    'create-employee-user',
    async ({ server }) => ({
      employeeId: (await server.prisma.employee.findUniqueOrThrow({ where: { employeeNumber: 'STORY' } })).id,
      account: 'story',
    }),
    hire,
  ),
  step('update-employee-user', async (scene) => ({ ...(await called(scene, 'story')), account: 'story.told' })),
  step('set-user-roles', async (scene) => ({
    ...(await called(scene, 'story.told')),
    roles: [
      { roleId: await role(scene, 'employee'), legalEntityId: null },
      { roleId: await role(scene, 'manager'), legalEntityId: null },
    ],
  })),
  {
    ...step(
      'set-user-status',
      async (scene) => ({ ...(await called(scene, hr)), status: 'disabled', reason: 'story' }),
      async ({ server }) => await server.signedIn(hr),
    ),
    then: async ({ server }) => await server.prisma.user.update({ where: { account: hr }, data: { status: 'active' } }),
  },
];
