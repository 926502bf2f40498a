import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { demoSignIns } from '@wagewright/db/seed';
import type { Scene } from './step.ts';

export const hashOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(createHash('sha256').update(text).digest());
const inYears = new Date('2090-01-01');

/** Passwords that the story's employee has one after the other. */
export const passwords = [
  'Quiet-Harbour-Lantern-42',
  'Brisk-Walnut-Compass-17',
  'Amber-Kettle-Meadow-63',
  'Silver-Thimble-Orchard-58',
  'Copper-Violin-Prairie-29',
];

export const employeeOf = async ({ server }: Scene) =>
  await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });

/** Another session, which is there to be ended. */
export async function makeSession(scene: Scene): Promise<number> {
  const { id: userId } = await employeeOf(scene);
  const data = { tokenHash: Uint8Array.from(randomBytes(32)), userId, expiresAt: inYears, address: 'story', userAgent: 'story' };
  return (await scene.server.prisma.session.create({ data })).id;
}

/** The story goes on with the sessions that it began with. */
export const reviveSessions = async ({ server }: Scene): Promise<void> =>
  void (await server.prisma.session.updateMany({ where: { userAgent: 'test' }, data: { revokedAt: null } }));

export const stepHandle = 's'.repeat(43);

/** The employee has given a right password, and something else is asked for. */
export async function makeStep(scene: Scene, needs: string[]): Promise<void> {
  const { prisma } = scene.server;
  const { id: userId, account } = await employeeOf(scene);
  const attempt = await prisma.signInAttempt.create({ data: { account, userId, address: 'story', succeeded: false, passed: true } });
  await prisma.signInStep.deleteMany();
  const data = { handleHash: hashOf(stepHandle), userId, attemptId: attempt.id, needs, createdAt: new Date(), expiresAt: inYears };
  await prisma.signInStep.create({ data });
}

export const accountHandle = 'a'.repeat(43);
export const secret = 'b'.repeat(43);
export const phoneCode = '123456';

/** The employee has said their account, and was sent a link or a code, or has typed the right code. @returns its id */
export async function makeReset(scene: Scene, channel: 'email' | 'phone', isProved = false): Promise<string> {
  const { prisma, composition } = scene.server;
  const { id: userId, account } = await employeeOf(scene);
  await prisma.accountLookup.deleteMany();
  const [id, lookupId] = [randomUUID(), randomUUID()];
  const dates = { createdAt: new Date(), expiresAt: inYears };
  await prisma.accountLookup.create({
    data: { id: lookupId, handleHash: hashOf(accountHandle), account, userId, address: 'story', language: 'en', ...dates },
  });
  const kept = channel === 'email' ? secret : phoneCode;
  await prisma.passwordReset.create({
    data: {
      id,
      lookupId,
      channel,
      secretHash: channel === 'email' ? hashOf(secret) : null,
      secret: composition.deps.secrets.seal('password_reset.secret', id, kept),
      proofHash: isProved ? hashOf(secret) : null,
      ...dates,
    },
  });
  return id;
}
