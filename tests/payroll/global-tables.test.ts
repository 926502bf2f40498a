import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Shown {
  readonly code: string;
  readonly version: number;
  readonly latest: readonly { number: number; legalEntityId: number | null }[];
  readonly shown: {
    readonly number: number;
    readonly legalEntityId: number | null;
    readonly basedOn: number | null;
    readonly by: string | null;
    readonly remarks: string;
    readonly content: { columns: { code: string; currency?: string }[]; versions: { validFrom: string; rows: object[] }[] };
  } | null;
  readonly questions: readonly { message: { en: string; 'zh-CN': string } }[];
}

const text = (en: string, chinese = en) => ({ en, 'zh-CN': chinese });
const rateOf = (rate: number, limit = 5_000) => ({
  validFrom: '2026-01-01',
  source: 'Law of 2025',
  rows: [{ City: 'KM', Rate: rate, Limit: limit }],
});
const content = (...versions: object[]) => ({
  name: text('Pension', '养老保险'),
  key: ['City'],
  columns: [
    { code: 'City', name: text('City', '城市'), type: 'text' },
    { code: 'Rate', name: text('Rate', '费率'), type: 'decimal', display: { percentage: true } },
    { code: 'Limit', name: text('Limit', '上限'), type: 'money' },
  ],
  versions,
});

describe('a global table', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let kunming: TestCaller;
  let entityId: number;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    kunming = await server.signedIn(demoSignIns.kunmingClerk.account);
    entityId = (await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).legalEntityId;
  });

  const ask = async <T>(procedure: string, input: object, who = clerk) => {
    const { data, error } = await who.call(`payroll/global-tables/${procedure}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as T;
  };
  const create = (code: string, more: object = {}) =>
    ask('create-global-table', { code, name: text(code), category: 'Insurance', type: 'keyed', currency: 'CNY', ...more });
  const read = (code: string, more: object = {}, who = clerk) => ask<Shown>('get-global-table', { code, ...more }, who);
  const save = (code: string, seen: number, given: object, more: object = {}, who = clerk) =>
    ask<{ revision: number }>('save-global-table', { code, seen, content: given, remarks: 'As the law says', ...more }, who);

  it('is named once in each language, by a code of its own', async () => {
    await create('NAMED', { name: text('Rates', '费率表') });
    await expect(create('NAMED', { name: text('Other') })).rejects.toThrow(/^GLOBAL_TABLE_EXISTS: There is a global table NAMED already/);
    await expect(create('OTHER', { name: text('Rates', '别的') })).rejects.toThrow(/^GLOBAL_TABLE_NAME_TAKEN/);
    await expect(create('OTHER', { name: text('Else', '费率表') })).rejects.toThrow(/^GLOBAL_TABLE_NAME_TAKEN/);
    for (const wrong of [{ name: {} }, { code: '' }, { type: undefined }, { category: ' ' }])
      await expect(create('OTHER', wrong)).rejects.toThrow(/^VALIDATION_FAILED/);
  });

  it('begins empty; each change is a revision with who and why, and those before stay readable', async () => {
    await create('HISTORY');
    expect(await read('HISTORY')).toMatchObject({ shown: null, latest: [] });
    expect(await save('HISTORY', 0, content(rateOf(0.08)))).toEqual({ revision: 1 });
    expect(await save('HISTORY', 1, content(rateOf(0.09)), { remarks: 'Corrected: misread' })).toEqual({ revision: 2 });
    const { shown } = await read('HISTORY');
    expect(shown).toMatchObject({ number: 2, basedOn: 1, by: expect.any(String), remarks: 'Corrected: misread' });
    expect(shown?.content.versions[0]?.rows).toEqual([{ City: 'KM', Rate: 0.09, Limit: 5_000 }]);
    expect((await read('HISTORY', { revision: 1 })).shown?.content.versions[0]?.rows).toEqual([{ City: 'KM', Rate: 0.08, Limit: 5_000 }]);
    const { rows } = await ask<{ rows: { number: number; remarks: string }[] }>('list-global-table-revisions', { code: 'HISTORY' });
    expect(rows.map(({ number, remarks }) => `${number} ${remarks}`)).toEqual(['2 Corrected: misread', '1 As the law says']);
    const compared = await ask<{ differences: { before: string; after: string }[] }>('compare-global-table-revisions', {
      code: 'HISTORY',
      from: 1,
      to: 2,
    });
    expect(compared.differences).toMatchObject([
      { how: 'changed', kind: 'version', key: 'Rate', before: '0.08', after: '0.09', percentage: true },
    ]);
  });

  it('the same again is no revision', async () => {
    await create('SAME');
    await save('SAME', 0, content(rateOf(0.08)));
    expect(await save('SAME', 1, content(rateOf(0.08)))).toEqual({ revision: 1 });
  });

  it('its amounts say their currency, so that a solution of another one cannot take them for its own', async () => {
    await create('MONEY');
    await save('MONEY', 0, content(rateOf(0.08)));
    expect((await read('MONEY')).shown?.content.columns.map(({ currency }) => currency)).toEqual([undefined, undefined, 'CNY']);
  });

  it('is checked as the engine checks rules: what is wrong is not saved, and said in words', async () => {
    await create('CHECKED');
    const twice = { ...rateOf(0.08), rows: [...rateOf(0.08).rows, ...rateOf(0.1).rows] };
    await expect(save('CHECKED', 0, content(twice))).rejects.toThrow(/^GLOBAL_TABLE_INVALID: .*two rows with the key "KM"/);
    await expect(save('CHECKED', 0, content())).rejects.toThrow(/^GLOBAL_TABLE_INVALID/);
    await expect(save('CHECKED', 0, content({ ...rateOf(0.08), rows: [] }))).rejects.toThrow(/^GLOBAL_TABLE_INVALID/);
    await expect(save('CHECKED', 0, content(rateOf(0.08)), { remarks: ' ' })).rejects.toThrow(/^VALIDATION_FAILED/);
    expect((await read('CHECKED')).shown).toBeNull();
  });

  it.each([
    ['single', 'it has neither key nor brackets'],
    ['brackets', 'it needs the column of its bounds'],
  ])('of the type %s finds its rows in no other way', async (type, needs) => {
    await create(`TYPE_${type}`, { type });
    await expect(save(`TYPE_${type}`, 0, content(rateOf(0.08)))).rejects.toThrow(new RegExp(`^GLOBAL_TABLE_TYPE: .*${needs}`));
  });

  it('asks about what nobody expects, and stops nobody', async () => {
    await create('ASKED');
    await save('ASKED', 0, content(rateOf(8)));
    const { questions } = await read('ASKED');
    expect(questions.map(({ message }) => message.en)).toEqual([expect.stringContaining('Rate')]);
    expect(questions[0]?.message['zh-CN']).toContain('费率');
  });

  it('two who change different parts both succeed; of the same part the later one sees both sides and saves nothing', async () => {
    await create('TWO');
    await save('TWO', 0, content(rateOf(0.08)));
    const next = { validFrom: '2027-01-01', source: 'Law of 2026', rows: [{ City: 'KM', Rate: 0.1, Limit: 5_000 }] };
    const ended = { ...rateOf(0.08), validTo: '2026-12-31' };
    await save('TWO', 1, { ...content(rateOf(0.08)), name: text('Pension fund', '养老金') });
    expect(await save('TWO', 1, content(ended, next))).toEqual({ revision: 3 });
    expect((await read('TWO')).shown?.content).toMatchObject({
      name: text('Pension fund', '养老金'),
      versions: [{}, { validFrom: '2027-01-01' }],
    });
    const late = await clerk.call('payroll/global-tables/save-global-table', {
      code: 'TWO',
      seen: 1,
      content: content(rateOf(0.07)),
      remarks: 'Late',
    });
    expect(late.error).toMatchObject({
      code: 'GLOBAL_TABLE_CONFLICT',
      details: { revision: 3, parts: ['version 2026-01-01'], yours: [{ after: '0.07' }] },
    });
    const before = await server.prisma.globalTableRevision.count({ where: { globalTable: { code: 'TWO' } } });
    expect(before).toBe(3);
    // having seen both, it is saved over the other's; what else they changed stays
    expect(await save('TWO', 1, content(rateOf(0.07)), { over: 3 })).toEqual({ revision: 4 });
    expect((await read('TWO')).shown?.content).toMatchObject({
      name: text('Pension fund', '养老金'),
      versions: [{ rows: [{ Rate: 0.07 }] }, { validFrom: '2027-01-01' }],
    });
  });

  it('of independent entities holds rows of their own for each legal entity, and the common ones for all others', async () => {
    await create('OWN');
    await save('OWN', 0, content(rateOf(0.08)));
    const own = { legalEntityId: entityId };
    await expect(save('OWN', 1, content(rateOf(0.12)), own)).rejects.toThrow(/^GLOBAL_TABLE_COMMON/);
    await ask('update-global-table', { code: 'OWN', version: 1, independentEntity: true });
    expect(await save('OWN', 1, content(rateOf(0.12)), own)).toEqual({ revision: 2 });
    expect((await read('OWN')).shown?.number).toBe(1);
    expect((await read('OWN', own)).shown).toMatchObject({ number: 2, legalEntityId: entityId, basedOn: 1 });
    await expect(ask('update-global-table', { code: 'OWN', version: 2, independentEntity: false })).rejects.toThrow(
      /^GLOBAL_TABLE_OWN_ROWS/,
    );
    // another company reads the common rows and none of these
    expect((await read('OWN', {}, kunming)).latest.map(({ number }) => number)).toEqual([1]);
    await expect(read('OWN', { revision: 2 }, kunming)).rejects.toThrow(/^NOT_FOUND/);
    const compared = { code: 'OWN', from: 1, to: 2 };
    await ask('compare-global-table-revisions', compared);
    await expect(ask('compare-global-table-revisions', compared, kunming)).rejects.toThrow(/^NOT_FOUND/);
    await expect(read('OWN', own, kunming)).rejects.toThrow(/^NOT_FOUND/);
    await expect(save('OWN', 2, content(rateOf(0.2)), own, kunming)).rejects.toThrow(/^NOT_FOUND/);
  });

  it('is made of a table of a solution’s rules, as it stands there', async () => {
    const { id: solutionId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    const from = { solutionId, number: 1, table: 'Supplemental' };
    await create('LIFTED', { type: 'single', currency: 'USD', from });
    expect((await read('LIFTED')).shown).toMatchObject({
      number: 1,
      content: { versions: [{ validFrom: '2018-01-01', rows: [{ Rate: 0.22 }] }] },
    });
    await expect(create('LIFTED_ABROAD', { type: 'single', from: { ...from, solutionId: 999_999 } })).rejects.toThrow(/^NOT_FOUND/);
    await expect(create('LIFTED_TYPED', { type: 'single', from: { ...from, table: 'Extra' } })).rejects.toThrow(/^NOT_FOUND/);
    expect(await server.prisma.globalTable.count({ where: { code: { startsWith: 'LIFTED_' } } })).toBe(0);
  });

  it('is renamed and deleted by who has seen it as it is', async () => {
    await create('GOING');
    await ask('update-global-table', { code: 'GOING', version: 1, category: 'Tax' });
    await expect(ask('update-global-table', { code: 'GOING', version: 1, category: 'Late' })).rejects.toThrow(/^STALE_VERSION/);
    await expect(ask('delete-global-table', { code: 'GOING', version: 1 })).rejects.toThrow(/^STALE_VERSION/);
    await ask('delete-global-table', { code: 'GOING', version: 2 });
    await expect(read('GOING')).rejects.toThrow(/^NOT_FOUND/);
  });
});
