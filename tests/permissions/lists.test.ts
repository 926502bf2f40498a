import { roleCodes } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import { fingerprint } from '@wagewright/db/testing';
import { forAllTests, serverForAll } from '@wagewright/server/testing';
import { describe, expect, it } from 'vitest';
import { answeredRoles, expectationOf, placesReached } from './expectations.ts';
import { listedRows, samples } from './gathered.ts';
import type { Tools } from './sample.ts';
import { makeWorld } from './world/index.ts';

const isList = ({ id, kind }: { id: string; kind: string }) => kind === 'query' && /\/(list|search)-[^/]+$/.test(id);
const sorted = (rows: readonly unknown[]): string[] => rows.map(String).sort();

describe('which rows come back to whom (S1)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const tools: Tools = { server, world: forAllTests(() => makeWorld(server)) };

  it('is said for every procedure that lists or searches', () => {
    const lists = procedures.filter(isList).map(({ id }) => id);
    expect(Object.keys(listedRows).sort()).toEqual(lists.sort());
  });

  const cases = Object.entries(listedRows).flatMap(([procedure, listed]) =>
    roleCodes
      .filter((role) => expectationOf(procedure).word[role] !== '-')
      .map((role) => [procedure, role, expectationOf(procedure).word[role], listed] as const),
  );

  it.each(cases)('%s answers %s with the rows of “%s” and no others', async (procedure, role, word, { rows, of, input = {} }) => {
    const caller = tools.world.callers[role];
    const sample = samples[procedure];
    const asked = async (given: object): Promise<string[]> => {
      const { data, error } = await caller.call(procedure, { ...given, ...input });
      expect(error).toBeUndefined();
      return sorted(rows(data as never));
    };
    const places = placesReached(word).map((name) => tools.world.place(role, name));
    const expected = await Promise.all(places.map(async (place) => await of(place, tools, role)));
    expect(sorted(expected.flat()).length, 'nothing to see: the list could not fail').toBeGreaterThan(0);
    // what two places share, such as their legal entity, is one row
    if (sample && 'anywhere' in sample) expect(await asked(sample.anywhere)).toEqual(sorted([...new Set(expected.flat())]));
    else
      for (const [index, place] of places.entries())
        expect(await asked((await sample?.about(place, tools)) ?? {})).toEqual(sorted(expected[index] ?? []));
  });

  it('no question changes anything, whoever asks it (S11)', async () => {
    const before = await fingerprint(server.database.url);
    for (const { id } of procedures.filter(({ kind }) => kind === 'query')) {
      const sample = samples[id];
      for (const role of answeredRoles(id)) {
        const input = sample && 'about' in sample ? await sample.about(tools.world.place(role, 'near'), tools) : sample?.anywhere;
        expect((await tools.world.callers[role].call(id, input)).status).toBe(200);
      }
    }
    expect(await fingerprint(server.database.url)).toEqual(before);
  });

  it('counts only one’s own unread messages', async () => {
    for (const role of roleCodes) {
      const userId = tools.world.people.userIds[role];
      const unread = await server.prisma.notification.count({ where: { userId, readAt: null } });
      expect((await tools.world.callers[role].call('platform/notifications/count-unread', {})).data).toEqual({ unread });
    }
  });

  it('finds nobody else without keywords either', async () => {
    const { ownEmployeeIds, reportIds } = tools.world.people;
    const { data } = await tools.world.callers.manager.call('org/employees/search-employees', { limit: 50 });
    expect(sorted((data as { rows: { id: number }[] }).rows.map(({ id }) => id))).toEqual(sorted(reportIds));
    const { legalEntityId } = await server.prisma.employee.findUniqueOrThrow({ where: { id: ownEmployeeIds.hr } });
    for (const role of ['hr', 'payroll-administrator', 'solution-manager'] as const) {
      const found = await tools.world.callers[role].call('org/employees/search-employees', { limit: 50 });
      const ids = (found.data as { rows: { id: number }[] }).rows.map(({ id }) => id);
      expect(ids.length).toBe(50);
      expect(await server.prisma.employee.count({ where: { id: { in: ids }, legalEntityId } })).toBe(50);
    }
  });
});
