import { createHash } from 'node:crypto';
import { AppError, limits, type ProcedureContract } from '@wagewright/contracts';
import { Prisma } from '@wagewright/db';
import type { CallContext } from './context.ts';

const hashOf = (input: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest();

/**
 * Runs a call once per user, procedure and Idempotency-Key: a second one with the same key waits for the first and gets its answer.
 * The key's row shares the call's transaction, so a call that fails leaves no key behind.
 * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with another input before
 */
export async function runIdempotently<Output>(
  tx: Prisma.TransactionClient,
  contract: ProcedureContract,
  context: CallContext,
  input: unknown,
  work: () => Promise<Output>,
): Promise<Output> {
  const { idempotencyKey: key, actor, deps } = context;
  if (!contract.idempotent || !key || !actor) return await work();
  const requestHash = hashOf(input);
  const expiresAt = new Date(deps.clock().getTime() + limits.idempotencyHoursKept * 3_600_000);
  await tx.$executeRaw`DELETE FROM idempotency_key WHERE user_id = ${actor.userId} AND procedure = ${contract.id} AND key = ${key} AND expires_at < ${deps.clock()}`;
  const inserted = await tx.$executeRaw`INSERT INTO idempotency_key (user_id, procedure, key, request_hash, expires_at)
    VALUES (${actor.userId}, ${contract.id}, ${key}, ${requestHash}, ${expiresAt}) ON CONFLICT DO NOTHING`;
  const where = { userId_procedure_key: { userId: actor.userId, procedure: contract.id, key } };
  if (inserted === 0) {
    const stored = await tx.idempotencyKey.findUnique({ where });
    if (!stored) throw new AppError('IDEMPOTENT_CALL_RUNNING');
    if (!requestHash.equals(stored.requestHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return stored.response as Output;
  }
  const output = await work();
  await tx.idempotencyKey.update({ where, data: { response: (output ?? Prisma.JsonNull) as Prisma.InputJsonValue } });
  return output;
}
