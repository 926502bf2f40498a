import { AppError, errorCodes, errorDefinition, languages, limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerFailures } from '../../src/http/failures.ts';
import { callerForAll, serverForAll } from '../support/for-all-tests.ts';

/** The statuses of the specification's map (§8) that a server of ours answers, and those that we have added (DESIGN.md §3). */
const catalogue = [200, 201, 202, 204, 400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 421, 422, 429, 500, 503];

const server = serverForAll();

describe('every error of the catalogue', () => {
  it('has one of its statuses, a message in every language, and what to do next in its headers', async () => {
    const app = Fastify();
    registerFailures(app, server.composition.deps.terms);
    app.get<{ Params: { code: (typeof errorCodes)[number] } }>('/:code', ({ params: { code } }) => {
      throw new AppError(code, code === 'METHOD_NOT_ALLOWED' ? { allow: 'GET, PUT' } : { seconds: 7 }, {
        place: { table: 'payees', column: 'amount' },
      });
    });
    for (const code of errorCodes) {
      const { status } = errorDefinition(code);
      expect(catalogue, code).toContain(status);
      for (const language of languages) {
        const reply = await app.inject({ url: `/${code}`, headers: { 'x-language': language } });
        const { error } = reply.json<{ error: Record<string, unknown> }>();
        expect([code, reply.statusCode, error['code']]).toEqual([code, status, code]);
        expect(error['message']).not.toBe('');
        expect(/[\u4e00-\u9fff]/.test(String(error['message'])), `${code} ${language}`).toBe(language === 'zh-CN');
        if (status === 429 || status === 503) expect(Number(reply.headers['retry-after']), code).toBeGreaterThan(0);
        if (status === 405) expect(reply.headers['allow']).toBe('GET, PUT');
        if (code === 'TABLE_ROW') expect(error).toMatchObject({ type: 'table_row', table: 'payees', column: 'amount' });
      }
    }
    await app.close();
  });
});

describe('the server answers', () => {
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  const employee = callerForAll(server, demoSignIns.employee.account);
  const config = '/api/base/system/config';
  const mapping = '/api/demo_setting/user/mapping';

  it.each([
    [200, () => employee.rest('GET', `${config}?typeCode=logo`)],
    [
      201,
      () =>
        administrator.rest('POST', mapping, { source: 'oidc', externalId: 'https://a.example#a', account: demoSignIns.employee.account }),
    ],
    [401, () => server.anonymous.rest('GET', `${config}?typeCode=logo`)],
    [403, () => employee.rest('GET', mapping)],
    [404, () => administrator.rest('DELETE', `${mapping}?ids=2000000`)],
    [405, () => employee.rest('POST', `${config}/logo`)],
    [406, () => employee.rest('GET', `${config}?typeCode=logo`, undefined, { accept: 'text/csv, application/json;q=0' })],
    [409, () => administrator.rest('PUT', `${config}/reporting-lines`, { value: {}, version: 7 })],
    [413, () => administrator.rest('PUT', `${config}/logo`, { value: { picture: 'x'.repeat(limits.bodyBytesMax) }, version: 0 })],
    [415, () => administrator.rest('PUT', `${config}/logo`, 'x', { 'content-type': 'text/plain' })],
    [422, () => administrator.rest('PUT', `${config}/logo`, { value: { picture: 7 }, version: 0 })],
  ] as const)('%i, in the shape of the conventions', async (wanted, ask) => {
    const { status, data, error, headers } = await ask();
    expect([status, error?.message]).toEqual([wanted, wanted < 400 ? undefined : expect.any(String)]);
    if (wanted < 400) expect(data).toBeDefined();
    else expect(error).toMatchObject({ method: expect.any(String) as string, traceId: headers['x-trace-id'] });
    if (wanted === 405) expect(headers['allow']).toBe('GET, PUT');
  });

  it('410 for what was deleted, and 404 for what never was', async () => {
    const made = await administrator.rest('POST', mapping, {
      source: 'oidc',
      externalId: 'https://a.example#b',
      account: demoSignIns.employee.account,
    });
    const { id } = made.data as { id: number };
    await administrator.rest('DELETE', mapping, { ids: [id] });
    expect((await administrator.rest('DELETE', mapping, { ids: [id] })).error).toMatchObject({ code: 'GONE' });
    expect((await administrator.rest('DELETE', mapping, { ids: [id + 1_000] })).error).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('what the caller takes: any type, JSON among others, or nothing said', async () => {
    for (const accept of ['*/*', 'application/*', 'text/html, application/json;q=0.1', ''])
      expect((await employee.rest('GET', `${config}?typeCode=logo`, undefined, { accept })).status).toBe(200);
  });
});
