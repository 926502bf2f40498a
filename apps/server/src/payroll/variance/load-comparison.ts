import { AppError } from '@wagewright/contracts';
import { type Comparison, decimalText, readComparison, type Sql, sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin } from '../../core/scopes.ts';
import { readBatch, type ShownBatch } from '../batches/index.ts';

/** What a caller may be told of a batch's comparison. Whoever was given one batch is told nothing of the last one's figures. */
export type SeenComparison =
  | { readonly state: 'none' | 'off-cycle' | 'first' | 'hidden' }
  | { readonly state: Comparison['status']; readonly comparison: Comparison };

export interface Seen {
  readonly sql: Sql;
  readonly batch: ShownBatch;
  readonly seen: SeenComparison;
}

async function look(deps: Deps, sql: Sql, batch: ShownBatch, reach: Reach): Promise<SeenComparison> {
  const comparison = await readComparison(sql, batch.id);
  if (!comparison) return { state: batch.type === 'offcycle' ? 'off-cycle' : 'none' };
  if (comparison.previousBatchId === null) return { state: 'first' };
  const where = { AND: [{ id: comparison.previousBatchId }, batchesWithin(reach)] };
  const mayKnow = await deps.db.prisma.batch.count({ where });
  return mayKnow > 0 ? { state: comparison.status, comparison } : { state: 'hidden' };
}

/** @throws AppError NOT_FOUND outside of the reach */
export async function seeComparison(deps: Deps, batchId: number, reach: Reach): Promise<Seen> {
  const batch = await readBatch(deps, batchId, reach);
  const sql = sqlOfPrisma(deps.db.prisma);
  return { sql, batch, seen: await look(deps, sql, batch, reach) };
}

/** A comparison whose figures are whole. */
export interface WholeComparison {
  readonly comparison: Comparison;
  readonly revision: number;
}

export function wholeOf(seen: SeenComparison): WholeComparison | undefined {
  if (!('comparison' in seen) || seen.state !== 'compared' || seen.comparison.shownRevision === null) return undefined;
  return { comparison: seen.comparison, revision: seen.comparison.shownRevision };
}

/**
 * The item of that path; without one net pay, or the first.
 * @throws AppError NOT_FOUND for one that the comparison does not have
 */
export function placeOfItem({ items }: Comparison, path: string | undefined): number {
  const place = items.findIndex((item) => (path === undefined ? item.role === 'net' : item.path === path));
  if (place < 0 && path !== undefined) throw new AppError('NOT_FOUND', { what: 'item', id: path });
  return Math.max(place, 0);
}

/** Minor units as amounts of an item. */
export const changeOf = ({ items }: Comparison, item: number, { before, after }: { readonly before: string; readonly after: string }) => {
  const money = moneyOf({ items }, item);
  return { before: money(before), after: money(after), change: money(String(BigInt(after) - BigInt(before))) };
};

export const moneyOf =
  ({ items }: Pick<Comparison, 'items'>, item: number) =>
  (minor: string): string =>
    decimalText(minor, items[item]?.scale ?? 0);

export const previousOf = ({ previousBatchId, previousName, previousPeriod }: Comparison) =>
  previousBatchId === null ? null : { batchId: previousBatchId, name: previousName ?? '', period: previousPeriod ?? '' };
