import { type Prisma, readConfigs } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';

export const userOfSignIn = { user: { include: { secondFactor: { select: { confirmedAt: true } } } } } satisfies Prisma.DemoMappingInclude;

/** The demo account that a visitor is mapped to, where the demo company runs and its setting lets visitors in: its password is no secret, so nothing is given away. */
export async function demoUserOf({ db, demoAccounts }: Deps, externalId: string) {
  const { demo } = await readConfigs(db.reads, ['demo']);
  if (!demo.mapping) return undefined;
  const where = { source_externalId: { source: 'oidc', externalId } };
  const user = (await db.prisma.demoMapping.findUnique({ where, include: userOfSignIn }))?.user;
  return demoAccounts.some(({ account }) => account === user?.account) ? user : undefined;
}
