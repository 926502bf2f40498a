import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../support/for-all-tests.ts';
import { basePath } from '../support/test-server.ts';

const count = 'platform.notifications.countUnread';
const list = 'platform.notifications.listNotifications';
const batch = 'payroll.batches.getBatch';
const view = 'identity.menus.getViews';
const signIns = 'identity.auth.getLoginConfig';

/** A name says what is asked; the rest of the address comes after `/trpc/`. */
const asked: Readonly<Record<string, string>> = {
  'a read without an input': count,
  'a read with an empty input': `${count}?input=`,
  'a read with its input': `${list}?input=${encodeURIComponent('{"json":{"limit":2,"show":"all"}}')}`,
  'a public read': `${signIns}?input=${encodeURIComponent('{"json":{}}')}`,
  'what the contract refuses': `${list}?input=${encodeURIComponent('{"json":{"limit":"many"}}')}`,
  'an envelope that is none': `${list}?input=${encodeURIComponent('{"limit":2}')}`,
  'what is not there': `${batch}?input=${encodeURIComponent('{"json":{"id":987654}}')}`,
  'several at once': `${count},${view}?batch=1&input=${encodeURIComponent('{"0":{"json":{}},"1":{"json":{}}}')}`,
  'one alone as a batch': `${count}?batch=1&input=${encodeURIComponent('{"0":{"json":{}}}')}`,
  'a batch without inputs': `${count},${view}?batch=1`,
  'several of which one is refused': `${count},${batch}?batch=1&input=${encodeURIComponent('{"0":{"json":{}},"1":{"json":{"id":987654}}}')}`,
  'several that are refused alike': `${batch},${batch}?batch=1&input=${encodeURIComponent('{"0":{"json":{"id":987654}},"1":{"json":{"id":987654}}}')}`,
  'inputs of a batch that are no object': `${count},${view}?batch=1&input=7`,
  'more than one request may ask': `${Array.from({ length: 11 }, () => count).join(',')}?batch=1`,
  'a procedure that is none': 'platform.notifications.burn',
  'a name of every object': 'constructor',
  'a change asked as a read': 'platform.notifications.markRead',
  'two inputs': `${list}?input=${encodeURIComponent('{"json":{"limit":1}}')}&input=${encodeURIComponent('{"json":{"limit":2}}')}`,
};

/** A number of JSON-RPC's, which tRPC sets by the place where an error was made and which no client of ours reads. */
const jsonRpcCode = /"code":-32\d+,/g;

describe('reads over the typed door', () => {
  const server = serverForAll();
  const clerk = callerForAll(server, demoSignIns.clerk.account);

  const ask = async (address: string, token: string | undefined, headers: Readonly<Record<string, string>>) => {
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await server.app.inject({
      url: `${basePath}/trpc/${address}`,
      headers: { ...authorization, 'x-trace-id': 'one-and-the-same', ...headers },
    });
    const { allow, 'content-type': contentType, 'retry-after': retryAfter } = reply.headers;
    const body = JSON.parse(reply.body.replace(jsonRpcCode, '')) as unknown;
    return { status: reply.statusCode, body, allow, contentType: String(contentType).split(';')[0], retryAfter };
  };
  /** tRPC's own way, which answers whoever says how they want the answer. */
  const itself = { 'trpc-accept': 'application/json' };

  it.each(Object.entries(asked))('answers %s as tRPC itself does', async (_what, address) => {
    for (const token of [clerk.token, undefined, 'made-up'])
      expect(await ask(address, token, {}), String(token)).toEqual(await ask(address, token, itself));
  });

  it('says of each of several by itself what became of it', async () => {
    const { status, body } = await ask(asked['several of which one is refused'] as string, clerk.token, {});
    expect(status).toBe(207);
    expect(body).toEqual([
      { result: { data: { json: { unread: expect.any(Number) } } } },
      { error: { json: expect.objectContaining({ data: expect.objectContaining({ code: 'NOT_FOUND', status: 404 }) }) } },
    ]);
  });
});
