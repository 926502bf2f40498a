import { AppError, type InputOf, type OutputOf } from '@wagewright/contracts';
import type { createStrategy, updateStrategy } from '@wagewright/contracts/identity/security-strategies';
import type { Prisma } from '@wagewright/db';
import { strategyTargetColumns } from '@wagewright/db/columns';
import { rulesOfRow } from './rules-of.ts';

export const withTargets = { targets: { orderBy: { id: 'asc' } } } as const satisfies Prisma.SecurityStrategyInclude;
type Row = Prisma.SecurityStrategyGetPayload<{ include: typeof withTargets }>;
type Shown = OutputOf<typeof updateStrategy>;
type Typed = Omit<InputOf<typeof createStrategy>, 'name'> & { readonly name: string };

export const viewStrategy = (row: Row): Shown => ({
  id: row.id,
  version: row.version,
  name: row.name,
  isDefault: row.isDefault,
  rules: rulesOfRow(row),
  userKinds: row.targets.flatMap(({ userKind }) => (userKind === null ? [] : [strategyTargetColumns.userKind(userKind)])),
  roleIds: row.targets.flatMap(({ roleId }) => roleId ?? []),
  lockout:
    row.lockAfterFailures !== null && row.lockMinutes !== null ? { afterFailures: row.lockAfterFailures, minutes: row.lockMinutes } : null,
});

/** What is written of a strategy that is sound. */
export const dataOf = ({ name, rules, lockout }: Typed) => ({
  name,
  ...rules,
  needs: [...new Set(rules.needs)],
  ...(lockout ? { lockAfterFailures: lockout.afterFailures, lockMinutes: lockout.minutes } : {}),
});

export const targetsOf = ({ userKinds, roleIds }: Pick<Typed, 'userKinds' | 'roleIds'>) => [
  ...[...new Set(userKinds)].map((userKind) => ({ userKind })),
  ...[...new Set(roleIds)].map((roleId) => ({ roleId })),
];

/** @throws AppError STRATEGY_IS_DEFAULT, STRATEGY_NAMES_NOBODY, STRATEGY_LOCKOUT_MISSING, STRATEGY_LOCKOUT_OTHER, STRATEGY_EXISTS, NOT_FOUND */
export async function requireSound(tx: Prisma.TransactionClient, typed: Typed, own?: { readonly id: number; readonly isDefault: boolean }) {
  const targets = targetsOf(typed);
  if (own?.isDefault && targets.length > 0) throw new AppError('STRATEGY_IS_DEFAULT', { name: typed.name });
  if (!own?.isDefault && targets.length === 0) throw new AppError('STRATEGY_NAMES_NOBODY');
  if (own?.isDefault && !typed.lockout) throw new AppError('STRATEGY_LOCKOUT_MISSING');
  if (!own?.isDefault && typed.lockout) throw new AppError('STRATEGY_LOCKOUT_OTHER', { name: typed.name });
  const namesake = await tx.securityStrategy.findUnique({ where: { name: typed.name } });
  if (namesake && namesake.id !== own?.id) throw new AppError('STRATEGY_EXISTS', { name: typed.name });
  const roleIds = [...new Set(typed.roleIds)];
  const known = await tx.role.findMany({ where: { id: { in: roleIds } }, select: { id: true } });
  const missing = roleIds.find((id) => !known.some((role) => role.id === id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'role', id: missing });
}

/** @throws AppError NOT_FOUND */
export async function loadStrategy(tx: Prisma.TransactionClient, id: number): Promise<Row> {
  const row = await tx.securityStrategy.findUnique({ where: { id }, include: withTargets });
  if (!row) throw new AppError('NOT_FOUND', { what: 'security strategy', id });
  return row;
}
