import type { Sql } from '../../sql.ts';

/** What the product itself did: a job by the clock, a job that somebody asked for, the demo company's seed. */
export interface OwnRecord {
  readonly procedure: string;
  readonly entity: string;
  readonly entityId: number;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
  /** Says what acted. */
  readonly traceId: string;
  /** For whom: who asked for the job that did it. */
  readonly actorUserId?: number;
}

/** Appends to the audit chain, whose lock is held until the transaction ends: the last thing that it does. */
export async function recordOwnAudit(
  sql: Sql,
  { procedure, entity, entityId, before, after, traceId, actorUserId }: OwnRecord,
): Promise<void> {
  await sql.query(
    `INSERT INTO audit_entry (procedure, entity, entity_id, before, after, trace_id, actor_user_id, previous_hash, hash)
     VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7::int, ''::bytea, ''::bytea)`,
    [procedure, entity, String(entityId), before && JSON.stringify(before), JSON.stringify(after), traceId, actorUserId ?? null],
  );
}
