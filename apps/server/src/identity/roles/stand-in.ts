import { AppError } from '@wagewright/contracts';
import { sayPermissions } from '@wagewright/contracts/identity/roles';
import { readHolder, readsOfSql, type Sql } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import { readGrantRows } from '../../core/grant-rows.ts';
import { notGivable } from './giving.ts';

/**
 * Whoever says what another signs in as, sets their password or takes off their second factor can be them (ADR 129): only of somebody who
 * holds nothing that one could not give them.
 * @throws AppError HOLDS_MORE
 */
export async function requireMayStandIn(sql: Sql, actor: Actor, userId: number): Promise<void> {
  if (userId === actor.userId) return;
  const reads = readsOfSql(sql);
  const holder = await readHolder(reads, userId);
  if (!holder) return;
  const { rows } = await readGrantRows(reads, holder);
  const more = rows.filter(
    (row) => notGivable(actor, [row], { userId, legalEntityId: row.legalEntityId ?? holder.legalEntityId }).length > 0,
  );
  if (more.length === 0) return;
  const permissions = sayPermissions([...new Set(more.map(({ permission }) => permission))]);
  throw new AppError('HOLDS_MORE', { name: holder.displayName, permissions });
}
