import { type Secrets, sqlOfClient } from '@wagewright/db';
import type pg from 'pg';
import { UndeliverableError } from '../../platform/email/index.ts';
import type { MessageSecrets } from '../../platform/outbox/index.ts';

/** What a link or a code says, opened when it leaves. It goes to nobody once it is used or too old. */
export function resetSecrets(pool: pg.Pool, secrets: Secrets, publicUrl: string, clock: () => Date): MessageSecrets {
  const open = async (resetId: unknown): Promise<string> => {
    const [row] = await sqlOfClient(pool).query<{ secret: Uint8Array }>(
      'SELECT secret FROM password_reset WHERE id = $1::uuid AND used_at IS NULL AND secret IS NOT NULL AND expires_at > $2::timestamptz',
      [resetId, clock()],
    );
    if (!row) throw new UndeliverableError('The link or code is no longer valid.');
    return secrets.open('password_reset.secret', String(resetId), row.secret);
  };
  return {
    'password-link': async ({ resetId }) => ({ url: `${publicUrl}/set-password#${String(resetId)}.${await open(resetId)}` }),
    'password-code': async ({ resetId }) => ({ secret: await open(resetId) }),
  };
}
