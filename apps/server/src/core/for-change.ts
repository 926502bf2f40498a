import { type Lockable, lockOrder, type ProcedureContract, statefulThings } from '@wagewright/contracts';
import { type LockStrength, lockRow, type Sql } from '@wagewright/db';
import type { AuditRecord } from '../platform/audit/audit-record.ts';

/** The rows that a call has locked. Whatever has a state is locked, then read, then its machine is asked, then it is written (ADR 17). */
export interface Locks {
  /**
   * Locks a row to the end of the transaction; a second time costs nothing. The caller has found it within its reach first: what lies outside
   * is neither waited for nor kept from others.
   * @throws Error when the order of locks is not kept, which could end in two calls that wait for each other
   */
  take(thing: Lockable, id: number, strength?: LockStrength): Promise<void>;
  /** Says that this transaction has made the row: nobody else sees it yet. */
  made(thing: Lockable, id: number): void;
  /** Whether the row, or any row of the kind, is locked for change. */
  holds(thing: Lockable, id?: number): boolean;
}

export function createLocks(sql: Sql): Locks {
  const held = new Map<string, LockStrength>();
  let latest = 0;
  const keyOf = (thing: Lockable, id: number) => `${thing}:${id}`;
  return {
    take: async (thing, id, strength = 'change') => {
      const before = held.get(keyOf(thing, id));
      if (before === 'change' || before === strength) return;
      if (before === 'keep') throw new Error(`${thing} ${id} is only kept: who means to change it locks it for change at once`);
      const place = lockOrder.indexOf(thing);
      if (place < latest) throw new Error(`${thing} ${id} is locked too late, after: ${lockOrder[latest]}`);
      latest = place;
      held.set(keyOf(thing, id), strength);
      await lockRow(sql, thing, id, strength);
    },
    made: (thing, id) => void held.set(keyOf(thing, id), 'change'),
    holds: (thing, id) =>
      id === undefined
        ? [...held].some(([key, strength]) => strength === 'change' && key.startsWith(`${thing}:`))
        : held.get(keyOf(thing, id)) === 'change',
  };
}

/**
 * A change of something that has a state must have locked it before.
 * @throws Error naming what was changed without a lock: a fault of ours, and nothing is written
 */
export function requireLocked(
  { id, changes }: Pick<ProcedureContract, 'id' | 'changes'>,
  locks: Locks,
  records: readonly AuditRecord[],
): void {
  if (changes && !locks.holds(changes)) throw new Error(`${id} has changed a ${changes} that it has not locked`);
  for (const { entity, entityId } of records) {
    const thing = statefulThings.find((candidate) => candidate === entity);
    if (thing && !locks.holds(thing, Number(entityId))) throw new Error(`${id} has changed ${thing} ${entityId}, which it has not locked`);
  }
}
