/** Reads the table of documented calls, and asks the running server for each of the areas that are whole. */
import { errorCodes, errorDefinition } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { type Answer, startTestServer, type TestCaller, type TestServer } from '@wagewright/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from '../permissions/gathered.ts';
import { type DocumentedCall, documentedCalls, servedCall, wireNames } from './documented.ts';

const areas = ['identity', 'system-config', 'language'];
const documented = documentedCalls(areas);
const served = documented.flatMap((call) => {
  const found = servedCall(call);
  return found ? [{ ...call, ...found }] : [];
});
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const statuses = new Set<number>([...errorCodes.map((code) => errorDefinition(code).status), 200, 201, 202, 204]);

/** The path with something in its places, and the parameters where the documentation has them. */
function ask(
  caller: TestCaller,
  { method, path, inQuery, inPath, takesBody }: DocumentedCall,
  input: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(input[name] ?? 1)));
  const query = inQuery
    .filter((name) => input[name] !== undefined && (method === 'GET' || !takesBody))
    .map((name) => `${name}=${encodeURIComponent(text(input[name]))}`);
  const body = takesBody ? Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name))) : undefined;
  return caller.rest(method, query.length > 0 ? `${filled}?${query.join('&')}` : filled, body);
}

/** Whether a path is asked for by another's pattern: `config/{typeCode}` takes `config/demo` as well. */
const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.replace(/\{\w+\}/g, '1'));

/** The sample of the permission matrix, in the documentation's names; undefined where it speaks of a record. */
function sampleOf({ contract, binding }: (typeof served)[number]): Record<string, unknown> | undefined {
  const sample = samples[contract.id];
  if (!sample || !('anywhere' in sample)) return undefined;
  const wire = new Map(Object.entries(binding.rename ?? {}).map(([wireName, field]) => [field, wireName]));
  return Object.fromEntries(Object.entries(sample.anywhere).map(([name, value]) => [wire.get(name) ?? name, value]));
}

describe('the documented calls of identity, system configuration and languages', () => {
  it('are served, each by its method', () => {
    expect(documented.filter((call) => !servedCall(call)).map(({ call }) => call)).toEqual([]);
  });

  it.each(served.map((one) => [one.call, one] as const))('%s takes what is documented, and needs no more', (_, one) => {
    const { taken, needed } = wireNames(one);
    const names = [...one.inPath, ...one.inQuery, ...one.inBody];
    expect(names.filter((name) => !taken.includes(name))).toEqual([]);
    if (!one.takesBody && !one.takesFile) expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    expect(one.contract.takesFile === true).toBe(one.takesFile);
    // a question whose words are a body's is asked by POST
    if (one.method !== 'POST') expect(one.contract.kind).toBe(one.method === 'GET' ? 'query' : 'mutation');
  });
});

describe('a documented call', () => {
  let server: TestServer;
  let administrator: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ requestsPerMinuteMax: 100_000 });
  });
  afterAll(async () => await server[Symbol.asyncDispose]());

  it('asks a stranger to sign in, where it is not for strangers, before it looks at anything else', async () => {
    for (const one of served.filter(({ contract }) => contract.permission !== 'public' && !contract.takesFile)) {
      const { status, error, headers } = await ask(server.anonymous, one, {});
      expect([one.call, status, error?.code, error?.method]).toEqual([one.call, 401, 'UNAUTHENTICATED', one.contract.id]);
      expect(error?.traceId).toBe(headers['x-trace-id']);
    }
  });

  it('says which methods there are when it is asked by another', async () => {
    for (const { call, path } of served) {
      const known = served.filter((other) => matches(other.path, path)).map(({ method }) => method);
      const wrong = methods.find((method) => !known.includes(method)) ?? 'PATCH';
      const { status, headers } = await server.anonymous.rest(wrong, path.replace(/\{\w+\}/g, '1'));
      expect([call, status]).toEqual([call, 405]);
      expect(String(headers['allow']).split(', ')).toEqual(expect.arrayContaining(known));
    }
  });

  it('answers an administrator with data under its documented status, or with an error object of the catalogue', async () => {
    administrator = await server.signedIn(demoSignIns.administrator.account);
    for (const one of served.filter(({ path, contract }) => !path.endsWith('/web/logout') && !contract.takesFile)) {
      const sample = sampleOf(one);
      const { status, data, error } = await ask(administrator, one, sample ?? {});
      expect([one.call, statuses.has(status)]).toEqual([one.call, true]);
      if (error)
        expect([one.call, Object.keys(error)]).toEqual([one.call, expect.arrayContaining(['code', 'message', 'method', 'traceId'])]);
      else if (!one.contract.answersFile) expect([one.call, status === 204 || data !== undefined]).toEqual([one.call, true]);
      // what only reads, and speaks of no record, has an answer for an administrator
      if (one.method === 'GET' && sample) expect([one.call, status, error?.message]).toEqual([one.call, 200, undefined]);
    }
  });

  it('is tolerant of a trailing slash, and of the path as the specification writes it', async () => {
    administrator = await server.signedIn(demoSignIns.administrator.account);
    for (const one of served.filter(({ method, path, contract }) => method === 'GET' && !path.includes('{') && !contract.answersFile)) {
      const plain = await ask(administrator, one, sampleOf(one) ?? {});
      expect([one.call, (await ask(administrator, { ...one, path: `${one.path}/` }, sampleOf(one) ?? {})).status]).toEqual([
        one.call,
        plain.status,
      ]);
      if (!one.path.startsWith('/api/base/')) continue;
      const short = { ...one, path: one.path.replace('/api', '') };
      expect([one.call, (await ask(administrator, short, sampleOf(one) ?? {})).status]).toEqual([one.call, plain.status]);
    }
  });
});
