import { type RoleCode, roleCodes } from '@wagewright/contracts';
import { watchChanges, watchDatabase } from '@wagewright/db/testing';
import { forAllTests, serverForAll } from '@wagewright/server/testing';
import { describe, expect, it } from 'vitest';
import { expectationOf } from './expectations.ts';
import { samples } from './gathered.ts';
import type { Input, Tools } from './sample.ts';
import { makeWorld, type PlaceName } from './world/index.ts';

const missingId = 2_000_000;
/** Something of a batch: that of another batch does not belong to it, even where the caller may see both. */
const partsOfBatch = new Set(['runId', 'pastBatchId']);

/** Known to the whole company: whoever may say one may say any. */
const companyWide = new Set(['positionId', 'costCenterId']);

type Path = readonly (string | number)[];

/** Where ids stand in an input: `id`, `employeeId`, `employeeIds.0`, `rows.0.employeeId`. */
function idPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number') {
    const name = path.findLast((part) => typeof part === 'string') ?? '';
    return /ids?$/i.test(name) ? [path] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => idPaths(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

const at = (value: unknown, path: Path): unknown => path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);

function replaced(value: unknown, [key, ...rest]: Path, id: unknown): unknown {
  if (key === undefined) return id;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, id);
  return copy;
}

describe('every id swapped for one out of scope (S2)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const tools: Tools = { server, world: forAllTests(() => makeWorld(server)) };
  const watched = forAllTests(() => watchDatabase(server.database.url));

  const changes = forAllTests(() => watchChanges(server.database.url));

  const limited = (procedure: string): RoleCode[] =>
    roleCodes.filter((role) => !['-', 'all', 'yes'].includes(expectationOf(procedure).word[role]));
  const about = Object.entries(samples).flatMap(([procedure, sample]) =>
    'about' in sample && !procedure.includes('/watch-') && limited(procedure).length > 0 ? [[procedure, sample.about] as const] : [],
  );

  it.each(about)('%s is a 404, as for what does not exist, and the whole database stays as it was', async (procedure, sample) => {
    const inputAt = async (role: RoleCode, place: PlaceName): Promise<Input> => await sample(tools.world.place(role, place), tools);
    let tried = 0;
    for (const role of limited(procedure)) {
      const own = await inputAt(role, 'near');
      for (const path of idPaths(own).filter((one) => !companyWide.has(String(one.at(-1))))) {
        const others: readonly PlaceName[] = partsOfBatch.has(String(path.at(-1))) ? ['foreign', 'sister'] : ['foreign'];
        for (const other of others) {
          const id = at(await inputAt(role, other), path);
          const hidden = await tools.world.callers[role].call(procedure, replaced(own, path, id));
          const missing = await tools.world.callers[role].call(procedure, replaced(own, path, missingId));
          expect([role, path, hidden.status, hidden.error?.code]).toEqual([role, path, 404, 'NOT_FOUND']);
          expect([role, path, missing.status, missing.error?.code]).toEqual([role, path, 404, 'NOT_FOUND']);
          expect(missing.error?.message.replace(/\d+/, '#')).toBe(hidden.error?.message.replace(/\d+/, '#'));
          tried++;
        }
      }
    }
    expect(tried, 'no id was swapped').toBeGreaterThan(0);
    const { before, now } = await changes.look();
    expect(now).toEqual(before);
  });

  it('marks nobody else’s messages as read', async () => {
    const others = await server.prisma.notification.findMany({ where: { userId: tools.world.people.outsiderUserId } });
    expect(others.length).toBeGreaterThan(0);
    const before = await watched.fingerprint();
    const { data } = await tools.world.callers.employee.call('platform/notifications/mark-read', {
      ids: others.map(({ id }) => String(id)),
    });
    expect(data).toEqual({ marked: 0, readAt: null });
    expect(await watched.fingerprint()).toEqual(before);
  });

  it('marks nobody else’s messages as unread', async () => {
    const readAt = new Date('2025-01-02T03:04:05.678Z');
    const userId = tools.world.people.outsiderUserId;
    await server.prisma.notification.updateMany({ where: { userId }, data: { readAt } });
    const before = await watched.fingerprint();
    const { data } = await tools.world.callers.employee.call('platform/notifications/mark-unread', { readAt: readAt.toISOString() });
    expect(data).toEqual({ marked: 0 });
    expect(await watched.fingerprint()).toEqual(before);
    await server.prisma.notification.updateMany({ where: { userId }, data: { readAt: null } });
  });

  it('takes no approval from who has submitted it, and says so', async () => {
    const before = await watched.fingerprint();
    for (const role of ['approver', 'solution-approver'] as const) {
      const id = tools.world.ownSubmissionIds[role];
      const seen = await tools.world.callers[role].call('approvals/instances/get-instance', { id });
      expect(seen.data).toMatchObject({ mine: false });
      for (const verb of ['approve', 'reject', 'roll-back']) {
        const { error } = await tools.world.callers[role].call(`approvals/instances/${verb}-instance`, { id, version: 1, remarks: 'mine' });
        expect(error?.code).toBe('OWN_SUBMISSION');
      }
    }
    expect(await watched.fingerprint()).toEqual(before);
  });

  it('hides one’s own payslip until it is published', async () => {
    const employeeId = tools.world.people.ownEmployeeIds.employee;
    const { id } = await server.prisma.payslip.findFirstOrThrow({ where: { employeeId, status: 'unpublished' } });
    for (const [verb, more] of [
      ['get-my-payslip', {}],
      ['mark-payslip-seen', {}],
      ['explain-my-payslip-line', { column: 'Net' }],
    ] as const) {
      const { status, error } = await tools.world.callers.employee.call(`payroll/payslips/${verb}`, { id, ...more });
      expect([verb, status, error?.code]).toEqual([verb, 404, 'NOT_FOUND']);
    }
  });

  it('notices a change anywhere in the database', async () => {
    const before = await watched.fingerprint();
    await server.prisma.employee.updateMany({ where: { id: tools.world.people.reportIds[0] ?? 0 }, data: { phone: '1' } });
    const after = await watched.fingerprint();
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(['public.employee']);
    expect(Object.keys(after)).toEqual(expect.arrayContaining(['public.batch', 'calc.row', 'calc.ledger', 'pgboss.job_common']));
  });
});
