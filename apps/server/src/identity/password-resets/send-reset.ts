import { randomInt, randomUUID } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import type { ResetChannel, sendResetCode, sendResetLink } from '@wagewright/contracts/identity/password-resets';
import { lockResets } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { hashHandle, newHandle } from '../attempts/index.ts';
import { loadLookup } from './handles.ts';

const hourMs = 3_600_000;

/** A link's secret is as long as a session's token, and kept as a hash; a code is typed by hand, and only sealed. */
const makeSecret = {
  email: () => newHandle(),
  phone: () => String(randomInt(1_000_000)).padStart(6, '0'),
} as const satisfies Record<ResetChannel, () => string>;

/**
 * Makes a link or a code, and has the worker send it. Up to here everything is the same for every account, so neither the answer nor the
 * time that it takes tells whether there is one; the worker knows, and nobody waits for it.
 */
export async function sendReset(
  call: ChangeCall<typeof sendResetLink | typeof sendResetCode>,
  channel: ResetChannel,
): Promise<{ expiresAt: string }> {
  const { input, tx, sql, deps, enqueue } = call;
  const createdAt = deps.clock();
  const lookup = await loadLookup(sql, input.userId, createdAt);
  const { count } = await tx.accountLookup.updateMany({
    where: { id: lookup.id, sends: { lt: limits.resetSendsMax } },
    data: { sends: { increment: 1 } },
  });
  if (count === 0) throw new AppError('RESET_LOOKUP_OVER');
  await lockResets(sql, lookup.account);
  const lately = { gt: new Date(createdAt.getTime() - hourMs) };
  const before = await tx.passwordReset.count({ where: { lookup: { account: lookup.account }, createdAt: lately } });
  if (before >= limits.resetsPerAccountMax) throw new AppError('RESET_TOO_OFTEN', { minutes: 60, seconds: 3_600 });
  await tx.passwordReset.updateMany({ where: { lookup: { account: lookup.account }, usedAt: null }, data: { usedAt: createdAt } });
  const id = randomUUID();
  const secret = makeSecret[channel]();
  const expiresAt = new Date(createdAt.getTime() + limits.resetMinutes * 60_000);
  await tx.passwordReset.create({
    data: {
      id,
      lookupId: lookup.id,
      channel,
      secretHash: channel === 'email' ? hashHandle(secret) : null,
      secret: deps.secrets.seal('password_reset.secret', id, secret),
      createdAt,
      expiresAt,
    },
  });
  await enqueue('identity.send-reset', [{ resetId: id }]);
  return { expiresAt: expiresAt.toISOString() };
}
