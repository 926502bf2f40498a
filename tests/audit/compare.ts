import type { RecordedChange } from '@wagewright/db/testing';
import { entities, handedOut, untold } from './entities.ts';

/** An audit record, with the transaction that wrote it. */
interface AuditRow {
  readonly transaction: string;
  readonly procedure: string;
  readonly actor: number | null;
  readonly entity: string;
  readonly entityId: string;
  readonly before: Status;
  readonly after: Status;
}
type Status = { readonly status?: unknown } | null;

const text = (value: unknown): string => String(value);

const recordOf = ({ transaction, after }: RecordedChange): AuditRow => ({
  transaction,
  procedure: text(after?.['procedure']),
  actor: after?.['actor_user_id'] as number | null,
  entity: text(after?.['entity']),
  entityId: text(after?.['entity_id']),
  before: after?.['before'] as Status,
  after: after?.['after'] as Status,
});

export const auditRecords = (changes: readonly RecordedChange[]): AuditRow[] =>
  changes.filter(({ table }) => table === 'public.audit_entry').map(recordOf);

/** What differs is nothing but what the session that is told of says too. */
function isBySession({ table, before, after }: RecordedChange): boolean {
  if (table !== 'public.app_user' || !before || !after) return false;
  return Object.keys(after).every((column) => column === 'last_sign_in_at' || text(before[column]) === text(after[column]));
}

/** Changes that somebody has to tell. */
export const toBeTold = (changes: readonly RecordedChange[]): RecordedChange[] =>
  changes.filter((change) => !Object.hasOwn(untold, change.table) && !isBySession(change));

const short = (table: string): string => table.replace(/^public\./, '');
export const tablesOf = (changes: readonly RecordedChange[]): string[] => [...new Set(changes.map(({ table }) => short(table)))].sort();

/** Records that name nothing that their own transaction has changed. */
export function emptyRecords(changes: readonly RecordedChange[]): string[] {
  return auditRecords(changes).flatMap((record) => {
    const entity = entities[record.entity];
    const isOf = (change: RecordedChange) =>
      change.transaction === record.transaction &&
      (change.table === entity?.table || change.table === entity?.alsoIn) &&
      entity?.idOf(change) === record.entityId;
    return handedOut.has(record.entity) || (entity && changes.some(isOf))
      ? []
      : [`${record.entity} ${record.entityId} was told, but not changed`];
  });
}

/** Changes of a state that no record of the same transaction tells, with the state before and after. */
export function silentMoves(changes: readonly RecordedChange[]): string[] {
  const records = auditRecords(changes);
  return Object.entries(entities).flatMap(([name, entity]) => {
    if (!entity.hasState) return [];
    const moved = changes.filter(({ table, before, after }) => table === entity.table && before?.['status'] !== after?.['status']);
    return moved.flatMap((change) => {
      const [from, to] = [change.before?.['status'] ?? null, change.after?.['status'] ?? null];
      const tells = ({ transaction, entity: of, entityId, before, after }: AuditRow) =>
        transaction === change.transaction &&
        of === name &&
        entityId === entity.idOf(change) &&
        (from === null || before?.status === from) &&
        (after?.status ?? null) === to;
      return records.some(tells) ? [] : [`${name} ${entity.idOf(change)} went from ${text(from)} to ${text(to)} and nobody said so`];
    });
  });
}

/** Transactions that changed something and told nothing. */
export function silentTransactions(changes: readonly RecordedChange[]): string[] {
  const telling = new Set(auditRecords(changes).map(({ transaction }) => transaction));
  return tablesOf(toBeTold(changes).filter(({ transaction }) => !telling.has(transaction)));
}
