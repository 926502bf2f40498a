import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerForAll, serverForAll } from '../support/for-all-tests.ts';
import { basePath } from '../support/index.ts';
import type { TestCaller } from '../support/test-server.ts';

const body = JSON.stringify({ columns: ['employeeNumber'] });

/** A call for a file that is under way for as long as its body is: the server has begun with it and waits. */
interface HeldFile {
  readonly call: ClientRequest;
  /** Undefined while the server has not answered. */
  readonly answer: () => IncomingMessage | undefined;
}

describe('calls that are answered by a file', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 }); // asked again and again
  const stranger = callerForAll(server, demoSignIns.approver.account);
  let address: URL;
  let greedy: TestCaller;
  let held: HeldFile[] = [];
  beforeAll(async () => {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { id } = await server.prisma.batch.findFirstOrThrow({ where: { period: { solution: { code: 'US_BIWEEKLY' } } } });
    address = new URL(`${origin}${basePath}/api/payroll/batches/${id}/tables/Pay/export`);
  });
  afterEach(() => {
    for (const { call } of held) call.destroy();
    held = [];
  });

  const headersOf = ({ token }: TestCaller) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  const ask = (caller: TestCaller, href = address.href) => fetch(href, { method: 'POST', headers: headersOf(caller), body });
  function hold(caller: TestCaller): HeldFile {
    let answered: IncomingMessage | undefined;
    const headers = { ...headersOf(caller), 'content-length': body.length };
    const call = request(address, { method: 'POST', headers, agent: false }, (answer) => {
      answered = answer;
      answer.resume();
    });
    call.on('error', () => undefined); // it is broken off on purpose
    call.flushHeaders();
    return { call, answer: () => answered };
  }
  /** Holds as many as a session may; the server refuses the next as soon as it has begun with all of them. */
  async function holdAll(): Promise<Response> {
    greedy = await server.signedIn(demoSignIns.clerk.account);
    held = Array.from({ length: limits.streamsPerSessionMax }, () => hold(greedy));
    return await vi.waitFor(async () => {
      held = held.map((one) => (one.answer() ? hold(greedy) : one)); // the call that asks may have had its place
      const next = await ask(greedy);
      expect([next.status, ...held.map(({ answer }) => answer()?.statusCode)]).toEqual([429, ...held.map(() => undefined)]);
      return next;
    }, 120_000);
  }
  const isTakenAgain = () => vi.waitFor(async () => expect((await ask(greedy)).status).toBe(200), 120_000);

  it('(L5) are refused in words past so many a session, and nobody else is', async () => {
    const refused = await holdAll();
    expect(held).toHaveLength(20);
    expect(refused.headers.get('retry-after')).toBe('15');
    expect(await refused.json()).toMatchObject({ error: { code: 'TOO_MANY_STREAMS', message: expect.stringContaining('20') } });
    expect((await ask(greedy, address.href.replace('/export', '/%65xport'))).status).toBe(429);
    expect((await ask(await server.signedIn(demoSignIns.clerk.account))).status).toBe(200);
    expect((await greedy.call('platform/notifications/count-unread', {})).status).toBe(200);
    expect((await stranger.call('platform/notifications/count-unread', {})).status).toBe(200);
  });

  it('(L5) give their place back when the file has been sent', async () => {
    await holdAll();
    held[0]?.call.end(body);
    await isTakenAgain();
    await vi.waitFor(() => expect(held[0]?.answer()?.statusCode).toBe(200), 120_000);
    expect(held.slice(1).map(({ answer }) => answer())).toEqual(held.slice(1).map(() => undefined));
  });

  it('(L5) give their place back when the connection breaks', async () => {
    await holdAll();
    held[0]?.call.destroy();
    await isTakenAgain();
  });

  it('(L5) give their place back when they are refused for another reason', async () => {
    await holdAll();
    held[0]?.call.end(body.replace('employeeNumber', 'no_such_column'));
    await isTakenAgain();
    await vi.waitFor(() => expect(held[0]?.answer()?.statusCode).toBeGreaterThanOrEqual(400), 120_000);
  });
});
