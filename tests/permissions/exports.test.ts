import { type RoleCode, roleCodes } from '@wagewright/contracts';
import { basePath, startTestServer, type TestServer } from '@wagewright/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectationOf, placesReached } from './expectations.ts';
import type { Tools } from './sample.ts';
import { makeWorld, placeNames } from './world/index.ts';

const procedure = 'payroll/tables/export-rows';

describe('which rows leave in a file, and for whom (S1, S3)', () => {
  let server: TestServer;
  let tools: Tools;
  beforeAll(async () => {
    server = await startTestServer({ requestsPerMinuteMax: 1_000_000 });
    tools = { server, world: await makeWorld(server) };
  });
  afterAll(() => server[Symbol.asyncDispose]());

  async function send(role: RoleCode, batchId: number) {
    const { token } = tools.world.callers[role];
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: `${basePath}/api/payroll/batches/${batchId}/tables/Pay/export`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ columns: ['employeeNumber', 'Gross'] }),
    });
    return { status: statusCode, lines: body.replace('\ufeff', '').split('\r\n').slice(1, -1), body };
  }

  describe.each(roleCodes)('%s', (role) => {
    const word = expectationOf(procedure).word[role];
    it.each(placeNames)(`at %s gets what “${word}” reaches, in the cells that were asked for`, async (name) => {
      const { batchId, employeeIds } = tools.world.place(role, name);
      const { status, lines, body } = await send(role, batchId);
      if (!placesReached(word).includes(name)) {
        expect(status).toBe(word === '-' ? 403 : 404);
        expect(JSON.parse(body)).toHaveProperty('error.code', word === '-' ? 'AUTHORIZATION_REQUIRED' : 'NOT_FOUND');
        return;
      }
      const people = await server.prisma.employee.findMany({ where: { id: { in: [...employeeIds] } }, orderBy: { id: 'asc' } });
      expect(lines.map((line) => line.split(',')[0])).toEqual(people.map(({ employeeNumber }) => employeeNumber));
      for (const line of lines) expect(line).toMatch(/^[^,]+,\d+\.\d\d$/);
    });
  });
});
