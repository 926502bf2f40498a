import { setTimeout as delay } from 'node:timers/promises';
import { demoSignIns } from '@wagewright/db/seed';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../support/for-all-tests.ts';
import { type TestServer } from '../support/test-server.ts';

const callsInHandMax = 2;

/** @throws where the answer waits for something */
const atOnce = <Result>(answer: Promise<Result>): Promise<Result> =>
  Promise.race([answer, delay(5_000, undefined, { ref: false }).then(() => Promise.reject(new Error('not answered at once')))]);

interface HeldInbox extends AsyncDisposable {
  /** Waits until so many calls wait for the table. */
  untilWaiting(count: number): Promise<void>;
  release(): Promise<void>;
}

/** Calls of the inbox wait for as long as somebody holds its table. */
async function holdInbox(server: TestServer): Promise<HeldInbox> {
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE notification IN ACCESS EXCLUSIVE MODE');
  let release = async () => {
    release = async () => undefined;
    await client.query('ROLLBACK');
    await client.end();
  };
  return {
    untilWaiting: (count) =>
      expect
        .poll(
          async () => {
            await client.query('SELECT pg_stat_clear_snapshot()');
            const { rows } = await client.query<{ waiting: number }>(
              `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            );
            return rows[0]?.waiting;
          },
          { timeout: 120_000, interval: 20 },
        )
        .toBe(count),
    release: () => release(),
    [Symbol.asyncDispose]: () => release(),
  };
}

describe('more calls than the process can work on (L2, L4)', () => {
  const server = serverForAll({ callsInHandMax });
  const clerk = callerForAll(server, demoSignIns.clerk.account);

  const unread = () => clerk.call('platform/notifications/count-unread', {});

  it('are refused at once with 429 and Retry-After, by either door, while those in hand are served', async () => {
    await using inbox = await holdInbox(server);
    const inHand = Array.from({ length: callsInHandMax }, unread);
    await inbox.untilWaiting(callsInHandMax);
    const refused = [
      await atOnce(unread()),
      await atOnce(clerk.rest('GET', '/api/notifications/unread-count')),
      await atOnce(clerk.rest('POST', '/api/notifications/mark-read', {})),
      await atOnce(server.anonymous.call('identity/auth/get-login-config', {})),
    ];
    for (const { status, error, headers } of refused) {
      expect([status, error?.code, headers['retry-after']]).toEqual([429, 'OVERLOADED', '2']);
      expect(headers['x-trace-id']).toBe(error?.traceId);
    }
    expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200);
    await inbox.release();
    expect((await Promise.all(inHand)).map(({ status }) => status)).toEqual(inHand.map(() => 200));
  });

  it('find room again when those in hand are answered, have failed, or are gone', async () => {
    await Promise.all([clerk.call('payroll/batches/get-batch', { id: 2_000_000 }), server.anonymous.call('identity/menus/get-views', {})]);
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    await using inbox = await holdInbox(server);
    const gone = new AbortController();
    const headers = { authorization: `Bearer ${clerk.token}` };
    const left = Array.from({ length: callsInHandMax }, () =>
      fetch(`${origin}/hr/api/notifications/unread-count`, { headers, signal: gone.signal }).catch(() => undefined),
    );
    await inbox.untilWaiting(callsInHandMax);
    gone.abort();
    await Promise.all(left);
    await expect.poll(async () => (await clerk.call('identity/menus/get-views', {})).status, { timeout: 120_000 }).toBe(200);
    await inbox.release();
    expect((await unread()).status).toBe(200);
  });

  it('do not keep anybody from signing in or from the live view of a screen, which have limits of their own', async () => {
    await using inbox = await holdInbox(server);
    const inHand = Array.from({ length: callsInHandMax }, unread);
    await inbox.untilWaiting(callsInHandMax);
    const { error } = await server.anonymous.call('identity/auth/sign-in', { account: 'nobody', password: 'x', captchaProof: 'none' });
    expect(error?.code).not.toBe('OVERLOADED');
    await inbox.release();
    await Promise.all(inHand);
  });
});
