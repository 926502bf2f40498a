import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoSignIns } from '@wagewright/db/seed';
import { openFile, readTable } from '@wagewright/files';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sqlText } from '../../../src/platform/languages/content-sql.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/test-server.ts';

const shipped = {
  common: {
    en: { save: 'Save', count: '{{count}} rows', plus: '+ more' },
    'zh-CN': { save: '保存', count: '{{count}} 行', plus: '+ 更多' },
  },
};
const folder = mkdtempSync(path.join(tmpdir(), 'wagewright-terms-'));
let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'terms.json'), JSON.stringify(shipped));
  server = await startTestServer({ webFolder: folder });
  admin = await server.signedIn(demoSignIns.administrator.account);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const { prisma } = server;
  await prisma.term.deleteMany();
  await prisma.language.upsert({ where: { lang: 'ja' }, create: { lang: 'ja', isOpen: true }, update: {} });
  await prisma.language.updateMany({ data: { termsVersion: { increment: 1 } } });
});

const head = 'appCode,hierarchyCode,key,en,ja';
const csv = (...lines: string[]): string => `${[head, ...lines].join('\n')}\n`;
interface Told {
  readonly created: number;
  readonly updated: number;
  readonly restored: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly refusals: readonly { readonly row: number; readonly reason: { readonly en: string } }[];
  readonly failureFile: { readonly id: number; readonly name: string } | null;
}
const upload = async (bytes: string | Uint8Array, mode?: string, name = 'terms.csv') =>
  await admin.call(`platform/languages/upload-terms${mode ? '-by-mode' : ''}`, { file: { name, bytes }, ...(mode ? { mode } : {}) });
const told = async (bytes: string, mode?: string): Promise<Told> => {
  const { data, error } = await upload(bytes, mode);
  expect(error).toBeUndefined();
  return data as Told;
};
const said = async () => {
  const terms = await server.prisma.term.findMany({ include: { language: true } });
  const lines = terms.map(({ key, text, language }) => ({
    place: `${key} ${language.lang}`,
    line: `${language.lang} ${key.replace('web/common:', '')}=${text}`,
  }));
  return lines.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ line }) => line);
};
const down = async (query: string) =>
  await server.app.inject({
    method: 'GET',
    url: `/hr/api/base/language/down?${query}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });

describe('files of terms', () => {
  it('go out with their name and come in as they were, as a workbook and as text', async () => {
    await told(csv('web,common,save,Keep,保存する'));
    for (const format of ['xlsx', 'csv']) {
      const reply = await down(`appCodeAary=${encodeURIComponent('["web"]')}&format=${format}`);
      expect(reply.statusCode).toBe(200);
      expect(String(reply.headers['content-disposition'])).toContain(`attachment`);
      expect(String(reply.headers['content-disposition'])).toContain(`.${format}`);
      const back = await upload(reply.rawPayload, 'override', `terms.${format}`);
      expect(back.data).toMatchObject({ created: 0, updated: 0, restored: 0, refused: 0 });
      expect(await said()).toEqual(['en save=Keep', 'ja save=保存する']);
    }
  });

  it('say formulas harmlessly: what begins with + has an apostrophe before it, and comes back without', async () => {
    const text = (await down('appCodeAary=["web"]&format=csv')).body;
    expect(text).toContain("'+ more");
  });

  it.each([
    ['create-only', ['ja count={{count}} 件', 'ja save=保存'], { created: 1, refused: 2 }],
    ['update-only', ['en save=Keep', 'ja save=セーブ'], { updated: 2, refused: 1 }],
    ['create-and-update', ['ja count={{count}} 件', 'en save=Keep', 'ja save=セーブ'], { created: 1, updated: 2, refused: 0 }],
    ['override', ['ja count={{count}} 件', 'en save=Keep', 'ja save=セーブ'], { created: 1, updated: 2, restored: 1, refused: 0 }],
  ] as const)('are taken in the mode %s', async (mode, expected, counts) => {
    await told(csv('web,common,save,,保存', 'web,common,plus,And more,'));
    const result = await told(
      csv('web,common,save,Keep,セーブ', 'web,common,count,,{{count}} 件', ...(mode === 'create-only' ? ['web,common,plus,More,'] : [])),
      mode,
    );
    expect(result).toMatchObject(counts);
    expect((await said()).filter((line) => !line.includes('plus'))).toEqual(expected);
    expect((await said()).some((line) => line.includes('plus'))).toBe(mode !== 'override');
  });

  it('come back with what was refused, row by row in their layout, to whoever brought them and to nobody else', async () => {
    const result = await told(
      csv(
        'web,common,count,{{rows}} rows,',
        'web,common,save,Keep,',
        'web,common,nothing,x,',
        'web,common,save,Twice,',
        'web,common,plus,<i>x</i>,',
      ),
    );
    expect(result).toMatchObject({ updated: 1, refused: 4 });
    expect(result.refusals.map(({ row }) => row)).toEqual([2, 4, 5, 6]);
    const { id } = result.failureFile ?? { id: 0 };
    const file = await server.app.inject({
      method: 'GET',
      url: `/hr/api/platform/files/${id}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(file.body.split(/\r?\n/)[0]).toContain(`${head},reason`);
    const column = (label: string) => ({ label, type: 'text' as const });
    const all = [...head.split(','), 'reason'].map(column);
    const key = all[2] ?? column('key');
    const columns = { all, find: (name: string) => all.find(({ label }) => label === name), hint: () => '' };
    const read = await readTable(await openFile(file.rawPayload, 'refused.csv'), { columns, key, notation: {} });
    expect(read.values.get(key)).toEqual(['count', 'nothing', 'save', 'plus']);
    expect((await (await server.signedIn(demoSignIns.employee.account)).rest('GET', `/api/platform/files/${id}`)).status).toBe(404);
    // alone, what was named twice can be taken
    expect(await told(file.body, 'create-and-update')).toMatchObject({ updated: 1, refused: 3 });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a broken workbook', 'PK\u0003\u0004 broken'],
    ['another table', 'a,b\n1,2\n'],
    ['a language that there is not', 'appCode,hierarchyCode,key,fr\nweb,common,save,Garder\n'],
    ['no hierarchy', 'appCode,key,en\nweb,save,Keep\n'],
    ['too long a text', csv(`web,common,save,${'x'.repeat(5_000)},`)],
  ])('that are %s are refused in words, and nothing is written (S8)', async (_what, bytes) => {
    const { status, error } = await upload(bytes);
    expect([400, 413, 415, 422]).toContain(status);
    expect(error?.message.length).toBeGreaterThan(10);
    expect(await said()).toEqual([]);
  });
});

describe('names of records as SQL', () => {
  const hostile = ["O'Neil'; DROP TABLE pay_type; --", 'a\\', "\\'; SELECT 1", '$$x$$', 'line\nbreak', '*/ x', 'tab\tand \u2028', "''"];

  it('quotes whatever a name holds so that PostgreSQL reads the very same text', async () => {
    for (const text of hostile) {
      for (const settings of ['on', 'off']) {
        await server.prisma.$transaction(async (tx) => {
          await tx.$executeRawUnsafe(`SET LOCAL standard_conforming_strings = ${settings}`);
          const [row] = await tx.$queryRawUnsafe<{ text: string }[]>(`SELECT ${sqlText(text)}::text AS text`);
          expect(row?.text).toBe(text);
        });
      }
      expect(sqlText(text)).not.toContain('\n');
    }
  });

  it('says what would change or how, changes nothing itself, and does what it says when somebody runs it', async () => {
    await server.prisma.payType.create({ data: { code: 'HOSTILE', type: 'earning', name: { en: hostile[0] ?? '', 'zh-CN': '敌' } } });
    const before = await server.prisma.payType.findMany({ orderBy: { id: 'asc' } });
    const ask = async (input: object) =>
      (await admin.call('platform/languages/get-content-language-sql', { lang: 'ja', ...input })).data as { sql: string; records: number };
    expect((await ask({})).sql).toContain('SELECT');
    const { sql, records } = await ask({ update: true });
    expect(records).toBeGreaterThan(before.length);
    expect(await server.prisma.payType.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    for (const statement of sql.split('\n').filter((line) => line.startsWith('UPDATE pay_type')))
      await server.prisma.$executeRawUnsafe(statement);
    const after = await server.prisma.payType.findMany({ orderBy: { id: 'asc' } });
    expect(after.map(({ name }) => (name as { ja?: string }).ja)).toEqual(before.map(({ name }) => (name as { en: string }).en));
    expect((await ask({ update: true })).records).toBe(records - before.length);
  });
});
