/** Shifts: of a legal entity or of the whole company, with times that stay. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly version: number;
  readonly mayEdit: boolean;
  readonly workMinutes: number;
}

const name = { en: 'Night', 'zh-CN': '夜班' };

describe('shifts', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  let administrator: TestCaller;
  let county: number;
  let kunming: number;
  beforeAll(async () => {
    hr = await server.signedIn(demoSignIns.hr.account);
    administrator = await server.signedIn(demoSignIns.administrator.account);
    county = (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
    kunming = (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'CN' } })).id;
  });
  const answer = async <Data>(caller: TestCaller, verb: string, input: object): Promise<Data> => {
    const { data, error } = await caller.call(`time/shifts/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (caller: TestCaller, verb: string, input: object) => (await caller.call(`time/shifts/${verb}`, input)).error?.code;
  const list = async (caller: TestCaller) => (await answer<{ rows: Row[] }>(caller, 'list-shifts', {})).rows;
  const night = { code: 'NIGHT', name, start: '22:00', end: '06:00', breaks: [{ start: '02:00', end: '02:30' }] };

  it('say when they are worked, and how long', async () => {
    const { id } = await answer<Row>(hr, 'create-shift', { ...night, legalEntityId: county, flexibleMinutes: 15 });
    expect(await list(hr)).toMatchObject([
      { code: 'MCG-DAY', start: '08:00', end: '16:30', isOvernight: false, workMinutes: 480 },
      { ...night, id, flexibleMinutes: 15, isOvernight: true, breakMinutes: 30, workMinutes: 450, isActive: true, mayEdit: true },
    ]);
    expect(await server.prisma.shift.findUniqueOrThrow({ where: { id } })).toMatchObject({ startMinute: 1320, endMinute: 1800 });
    expect(await refusal(hr, 'create-shift', { ...night, legalEntityId: county })).toBe('SHIFT_EXISTS');
    for (const wrong of [{ end: '22:00' }, { start: '24:00' }, { breaks: [{ start: '07:00', end: '08:00' }] }, { flexibleMinutes: 241 }])
      expect(await refusal(hr, 'create-shift', { ...night, code: 'WRONG', legalEntityId: county, ...wrong }), JSON.stringify(wrong)).toBe(
        'VALIDATION_FAILED',
      );
  });

  it('of another legal entity are not there, and those of the whole company are not changed by HR of one (S2)', async () => {
    const other = await server.prisma.shift.findFirstOrThrow({ where: { legalEntityId: kunming } });
    const seen = { id: other.id, version: other.version };
    expect((await list(hr)).map(({ code }) => code)).not.toContain(other.code);
    expect(await refusal(hr, 'update-shift', { ...seen, name })).toBe('NOT_FOUND');
    expect(await refusal(hr, 'delete-shift', seen)).toBe('NOT_FOUND');
    expect(await refusal(hr, 'create-shift', { ...night, code: 'MINE', legalEntityId: kunming })).toBe('NOT_FOUND');
    expect(await refusal(hr, 'create-shift', { ...night, code: 'MINE', legalEntityId: null })).toBe('SHIFT_FOR_ALL');
    const { id } = await answer<Row>(administrator, 'create-shift', { ...night, code: 'ALL', legalEntityId: null });
    expect((await list(hr)).find(({ code }) => code === 'ALL')).toMatchObject({ mayEdit: false });
    expect(await refusal(hr, 'update-shift', { id, version: 1, name })).toBe('SHIFT_FOR_ALL');
    expect(await refusal(hr, 'delete-shift', { id, version: 1 })).toBe('SHIFT_FOR_ALL');
  });

  it('are renamed and switched off as they were seen, and go while nothing has used them', async () => {
    const { id, version } = (await list(hr)).find(({ code }) => code === 'NIGHT') as Row;
    expect(await answer(hr, 'update-shift', { id, version, isActive: false })).toEqual({ version: 2 });
    expect(await refusal(hr, 'update-shift', { id, version, name })).toBe('STALE_VERSION');
    expect((await list(hr)).find((row) => row.id === id)).toMatchObject({ isActive: false, name });
    expect(await refusal(hr, 'delete-shift', { id, version })).toBe('STALE_VERSION');
    const used = await server.prisma.shift.findFirstOrThrow({ where: { legalEntityId: kunming } });
    expect(await refusal(administrator, 'delete-shift', { id: used.id, version: used.version })).toBe('SHIFT_USED');
    await answer(hr, 'delete-shift', { id, version: 2 });
    expect((await list(hr)).map(({ code }) => code)).not.toContain('NIGHT');
  });
});
