/** Positions, grades and cost centers: one list of each for all companies. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const name = { en: 'Baker', 'zh-CN': '面包师' };

describe.each([
  ['positions', 'position', { gradeId: null }, 'POSITION'],
  ['grades', 'grade', { rank: 2 }, 'GRADE'],
  ['cost-centers', 'cost-center', {}, 'COST_CENTER'],
] as const)('the list of %s', (slice, one, more, prefix) => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  beforeAll(async () => {
    hr = await server.signedIn(demoSignIns.hr.account);
  });
  const call = async (verb: string, input: object) => await hr.call(`org/${slice}/${verb}`, input);
  const rows = async () =>
    ((await call(`list-${slice}`, {})).data as { rows: { id: number; code: string; name: object; version: number; headcount?: number }[] })
      .rows;
  const found = async (code: string) => (await rows()).find((row) => row.code === code);

  it('takes an entry, once by its code, and changes it only as it was seen', async () => {
    await call(`create-${one}`, { code: 'BAKER', name, ...more });
    const made = await found('BAKER');
    expect(made).toMatchObject({ name, version: 1 });
    expect((await call(`create-${one}`, { code: 'BAKER', name, ...more })).error?.code).toBe(`${prefix}_EXISTS`);
    const renamed = { en: 'Master baker', 'zh-CN': '面包师傅' };
    expect((await call(`update-${one}`, { id: made?.id, version: 1, name: renamed })).data).toEqual({ version: 2 });
    expect((await call(`update-${one}`, { id: made?.id, version: 1, name })).error?.code).toBe('STALE_VERSION');
    expect(await found('BAKER')).toMatchObject({ name: renamed, version: 2 });
  });

  it('gives up what nothing has used, and keeps what something has', async () => {
    const made = await found('BAKER');
    if (slice === 'grades') {
      const position = await server.prisma.position.create({ data: { code: 'ROLLS', title: name, gradeId: made?.id ?? 0 } });
      expect((await call(`delete-${one}`, { id: made?.id, version: 2 })).error?.code).toBe('GRADE_USED');
      await server.prisma.position.delete({ where: { id: position.id } });
    } else {
      const used = (await rows()).find(({ headcount }) => (headcount ?? 0) > 0);
      expect((await call(`delete-${one}`, { id: used?.id, version: used?.version })).error?.code).toBe(`${prefix}_USED`);
    }
    expect((await call(`delete-${one}`, { id: made?.id, version: 2 })).data).toEqual({ id: made?.id });
    expect(await found('BAKER')).toBeUndefined();
  });
});
