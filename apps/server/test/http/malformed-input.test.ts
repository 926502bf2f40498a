import type { ProcedureContract } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callerForAll, serverForAll } from '../support/for-all-tests.ts';
import { worthSending } from '../support/worth-sending.ts';

/** What nobody should send, tried on every procedure and on each of its fields. */
const hostileValues: readonly unknown[] = [
  null,
  -1,
  0,
  1.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  "'; DROP TABLE employee; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  'x'.repeat(10_000),
  [],
  [[[[[[]]]]]],
  {},
  { constructor: { prototype: { polluted: true } } },
  { $gt: '' },
  true,
];

const fieldsOf = (contract: ProcedureContract): string[] =>
  Object.keys((z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {});

/** Inputs that differ from a plausible one in a single field, and inputs that are no object at all. */
function hostileInputs(contract: ProcedureContract): unknown[] {
  const fields = fieldsOf(contract);
  const plausible = Object.fromEntries(fields.map((field) => [field, field === 'version' || /id$/i.test(field) ? 999_999 : undefined]));
  const changed = fields.flatMap((field) => hostileValues.map((value) => ({ ...plausible, [field]: value })));
  return [...hostileValues, { ...plausible, surprise: 1 }, ...changed];
}

describe('malformed input (F3)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const clerk = callerForAll(server, demoSignIns.clerk.account);

  const kinds = procedures.filter(({ kind, id }) => kind !== 'subscription' && id !== 'identity/auth/sign-out');
  it.each(kinds.map((contract) => [contract.id, contract] as const))(
    '%s answers in the documented shape and never with 5xx',
    async (id, contract) => {
      for (const input of hostileInputs(contract).filter(worthSending(contract))) {
        const { status, error } = await clerk.call(id, input);
        expect(status, JSON.stringify(input)?.slice(0, 200)).toBeLessThan(500);
        if (status >= 400)
          expect(error, `${status} ${JSON.stringify(input)?.slice(0, 200)}`).toMatchObject({
            code: expect.any(String),
            message: expect.any(String),
            traceId: expect.any(String),
          });
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  // whoever exports what a strange text finds has exported it
  it('leaves no trace in the audit but of exports', async () => {
    const changes = await server.prisma.auditEntry.findMany({
      where: { procedure: { startsWith: 'payroll/' }, entity: { not: 'table-export' } },
    });
    expect(changes).toEqual([]);
  });
});
