import { makeSession, passwords } from '../../sign-in-parts.ts';
import type { Scene, Step } from '../../step.ts';

const account = 'visitor@story.example';
const visitor = async ({ server }: Scene): Promise<{ id: number }> =>
  await server.prisma.user.upsert({ where: { account }, create: { account, kind: 'custom', displayName: 'Visitor' }, update: {} });

/** Passwords are changed by their owner and by an administrator. */
export const steps: readonly Step[] = [
  {
    procedure: 'identity/passwords/change-own-password',
    by: 'employee',
    first: makeSession,
    input: () => ({ password: passwords[3], newPassword: passwords[4] }),
  },
  {
    procedure: 'identity/passwords/set-user-password',
    by: 'administrator',
    first: async (scene) => {
      await visitor(scene);
      await scene.server.signedIn(account);
    },
    input: async (scene) => ({ userId: (await visitor(scene)).id, newPassword: passwords[0] }),
  },
  {
    procedure: 'identity/passwords/set-custom-user-password',
    by: 'administrator',
    input: async (scene) => ({ userId: (await visitor(scene)).id, newPassword: passwords[1] }),
  },
];
