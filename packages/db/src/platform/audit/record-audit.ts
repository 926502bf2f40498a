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

/** What many entries of one transaction have in common. */
type OwnAct = Pick<OwnRecord, 'procedure' | 'entity' | 'traceId' | 'actorUserId'>;

const appendAll = `
  INSERT INTO audit_entry (procedure, entity, entity_id, before, after, trace_id, actor_user_id, previous_hash, hash)
  SELECT $1, $2, r.entity_id, r.before, r.after, $3, $4::int, ''::bytea, ''::bytea
  FROM unnest($5::text[], $6::jsonb[], $7::jsonb[]) WITH ORDINALITY r(entity_id, before, after, at) ORDER BY r.at`;

/** The same for many at once, in their order. */
export async function recordOwnAudits(
  sql: Sql,
  { procedure, entity, traceId, actorUserId }: OwnAct,
  records: readonly Pick<OwnRecord, 'entityId' | 'before' | 'after'>[],
): Promise<void> {
  if (records.length === 0) return;
  const texts = (values: readonly (object | null)[]) => values.map((value) => value && JSON.stringify(value));
  await sql.query(appendAll, [
    procedure,
    entity,
    traceId,
    actorUserId ?? null,
    records.map(({ entityId }) => String(entityId)),
    texts(records.map(({ before }) => before)),
    texts(records.map(({ after }) => after)),
  ]);
}
