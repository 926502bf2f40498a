import { createHash } from 'node:crypto';
import { demoPassword } from '@wagewright/db/seed';
import { Secret, TOTP } from 'otpauth';
import { solveCaptcha } from './captcha.ts';
import type { Answer, TestServer } from './test-server.ts';

/** A password that everybody's rules take; each number gives another one. */
export const goodPassword = (number = 0): string => `Quiet-Harbour-Lantern-${42 + number}`;

export const hashOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(createHash('sha256').update(text).digest());

/** Signs in as a person does, with an answered picture. */
export const signIn = async (server: TestServer, account: string, password: string = demoPassword): Promise<Answer> =>
  await server.anonymous.call('identity/auth/sign-in', { account, password, captchaProof: await solveCaptcha(server, account) });

/** A custom user with a password, and with roles by code. */
export async function makeUser(server: TestServer, account: string, { roles = [] as readonly string[] } = {}): Promise<number> {
  const { prisma } = server;
  const { passwordHash } = await prisma.user.findFirstOrThrow({ where: { passwordHash: { not: null } } }); // the demo password's
  const held = await prisma.role.findMany({ where: { code: { in: [...roles] } } });
  const { id } = await prisma.user.create({
    data: {
      kind: 'custom',
      account,
      displayName: account,
      passwordHash,
      passwordSetAt: server.now,
      roles: { create: held.map(({ id: roleId }) => ({ roleId })) },
    },
  });
  await prisma.passwordHistory.create({
    data: { userId: id, passwordHash: passwordHash ?? '', way: 'first-sign-in', setByUserId: id, setAt: server.now },
  });
  return id;
}

export const codeOf = ({ error }: Answer): string | undefined => error?.code;

const stepMs = 30_000;

/** The code that an authenticator with a seed shows, now or so many times 30 seconds away. */
export const authenticatorCode = (server: Pick<TestServer, 'now'>, seed: string, stepsAway = 0): string =>
  new TOTP({ secret: Secret.fromBase32(seed.replaceAll(' ', '')) }).generate({ timestamp: server.now.getTime() + stepsAway * stepMs });
