import { employeeOf, makeSession } from '../../sign-in-parts.ts';
import type { Scene, Step } from '../../step.ts';

async function failOnce(scene: Scene): Promise<void> {
  const { id: userId, account } = await employeeOf(scene);
  await scene.server.prisma.signInAttempt.create({ data: { account, userId, address: 'story', succeeded: false } });
}

/** The employee ends sessions, and an administrator unlocks the account. */
export const steps: readonly Step[] = [
  { procedure: 'identity/sessions/end-session', by: 'employee', input: async (scene) => ({ id: await makeSession(scene) }) },
  { procedure: 'identity/sessions/end-other-sessions', by: 'employee', first: makeSession, input: () => ({}) },
  {
    procedure: 'identity/sessions/unlock-user',
    by: 'administrator',
    first: failOnce,
    input: async (scene) => ({ userId: (await employeeOf(scene)).id, remarks: 'story' }),
  },
];
