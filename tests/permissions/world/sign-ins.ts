import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PrismaClient } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import type { TestServer } from '@wagewright/server/testing';

/** The handle of an account that somebody has said before signing in. */
export const knownHandle = 'h'.repeat(43);

/** A recovery code that everybody has. */
export const knownRecoveryCode = 'aaaabbbbccccddddeeeeffff';

const hashOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(createHash('sha256').update(text).digest());
const inYears = new Date('2090-01-01');

export async function makeLookup(prisma: PrismaClient): Promise<void> {
  const handleHash = hashOf(knownHandle);
  const account = 'nobody@matrix.example';
  const data = { id: randomUUID(), handleHash, account, address: 'x', language: 'en', createdAt: new Date(), expiresAt: inYears };
  await prisma.accountLookup.create({ data });
}

/** Of each user the demo password, an attempt to sign in, a password of long ago, a second factor, a link with a provider, and a second session. @returns those sessions */
export async function makeSignIns<Name extends string>(
  { prisma, composition }: TestServer,
  userIds: Readonly<Record<Name, number>>,
): Promise<Readonly<Record<Name, number>>> {
  const made = [];
  const provider = await prisma.signInProvider.upsert({
    where: { code: 'matrix' },
    create: {
      code: 'matrix',
      name: 'Matrix',
      issuer: 'https://127.0.0.1:9',
      clientId: 'matrix',
      clientSecret: composition.deps.secrets.seal('sign_in_provider.client_secret', 'matrix', 'none'),
    },
    update: {},
  });
  const { passwordHash } = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
  if (passwordHash === null) throw new Error('The demo’s clerk has a password.');
  for (const [name, userId] of Object.entries<number>(userIds)) {
    const { account } = await prisma.user.update({ where: { id: userId }, data: { passwordHash } });
    const seed = composition.deps.secrets.seal('second_factor.seed', userId, 'A'.repeat(32));
    await prisma.secondFactor.create({ data: { userId, seed, createdAt: new Date(), confirmedAt: new Date() } });
    await prisma.signInProviderLink.create({ data: { providerId: provider.id, subject: account, userId, linkedAt: new Date() } });
    await prisma.recoveryCode.create({ data: { userId, codeHash: hashOf(knownRecoveryCode) } });
    await prisma.signInAttempt.create({ data: { account, userId, address: '192.0.2.1', succeeded: true } });
    await prisma.passwordHistory.create({
      data: { userId, passwordHash, way: 'own', setByUserId: userId, setAt: new Date('2020-01-01') },
    });
    const tokenHash = Uint8Array.from(randomBytes(32));
    const { id } = await prisma.session.create({
      data: { tokenHash, userId, expiresAt: inYears, lastSeenAt: inYears, address: '192.0.2.1', userAgent: 'test' },
    });
    made.push([name, id]);
  }
  return Object.fromEntries(made) as Readonly<Record<Name, number>>;
}
