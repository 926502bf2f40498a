import { demoSignIns } from '@wagewright/db/seed';
import { askCaptcha, knownAnswer, solveCaptcha } from '@wagewright/server/testing';
import type { Scene, Step } from './step.ts';

async function makeNotification({ server }: Scene): Promise<void> {
  const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });
  const message = { category: 'other', template: 'batch-calculated', thing: 'story', payload: {} };
  await server.prisma.notification.create({ data: { userId, ...message } });
}

const unread = async ({ server }: Scene): Promise<object> => {
  const rows = await server.prisma.notification.findMany({ where: { thing: 'story' } });
  return { ids: rows.map(({ id }) => String(id)) };
};

/** Somebody signs in and reads a message. */
export const signIn: readonly Step[] = [
  {
    procedure: 'identity/auth/check-captcha',
    by: 'nobody',
    input: async ({ server }) => ({ captchaId: (await askCaptcha(server)).captchaId, answer: knownAnswer }),
  },
  {
    procedure: 'identity/auth/sign-in',
    by: 'nobody',
    input: async ({ server }) => {
      const { account, password } = demoSignIns.employee;
      return { account, password, captchaProof: await solveCaptcha(server) };
    },
  },
  { procedure: 'platform/notifications/mark-read', by: 'employee', first: makeNotification, input: unread },
];

export const signOut: readonly Step[] = [{ procedure: 'identity/auth/sign-out', by: 'employee', input: () => ({}) }];
