import type { Prisma } from '@wagewright/db';
import type { CallContext } from '../../core/context.ts';
import type { AuditRecord } from './audit-record.ts';

/** Appends to the audit chain. The chain's lock is held until the transaction ends, so this is the last thing that it does. */
export async function writeAudit(
  tx: Prisma.TransactionClient,
  context: CallContext,
  procedure: string,
  records: readonly AuditRecord[],
): Promise<void> {
  for (const record of records) {
    const actorUserId = context.actor?.userId ?? record.actorUserId ?? null;
    const json = (value: Prisma.InputJsonValue | null | undefined) =>
      value === undefined || value === null ? null : JSON.stringify(value);
    await tx.$executeRaw`INSERT INTO audit_entry (actor_user_id, on_behalf_of_user_id, procedure, entity, entity_id, before, after, trace_id, address, api_key_id, previous_hash, hash)
      VALUES (${actorUserId}, ${record.onBehalfOfUserId ?? null}, ${procedure}, ${record.entity}, ${String(record.entityId)},
        ${json(record.before)}::jsonb, ${json(record.after)}::jsonb, ${context.traceId}, ${context.http.address || null}, ${context.actor?.apiKey?.id ?? null}::int, ''::bytea, ''::bytea)`;
  }
}
