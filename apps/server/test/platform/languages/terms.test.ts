import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Reads } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { holdRow } from '@wagewright/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Terms } from '../../../src/platform/languages/terms.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/test-server.ts';

const shipped = {
  common: {
    en: { save: 'Save', days_one: 'One day', days_other: '{{count}} days' },
    'zh-CN': { save: '保存', days_other: '{{count}} 天' },
  },
  'payroll/batches': {
    en: { title: 'Batches', lead: '{{count}} of {{total}}' },
    'zh-CN': { title: '批次', lead: '{{total}} 中的 {{count}}' },
  },
};
const save = 'web/common:save';
const title = 'web/payroll/batches:title';
const lead = 'web/payroll/batches:lead';
const procedure = (verb: string) => `platform/languages/${verb}`;

interface Row {
  readonly key: string;
  readonly texts: Readonly<Record<string, { readonly text: string | null; readonly isChanged: boolean; readonly isUnused: boolean }>>;
}
interface Page {
  readonly total: number;
  readonly rows: readonly Row[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'wagewright-terms-'));
let server: TestServer;
let admin: TestCaller;
let employee: TestCaller;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'terms.json'), JSON.stringify(shipped));
  server = await startTestServer({ webFolder: folder });
  admin = await server.signedIn(demoSignIns.administrator.account);
  employee = await server.signedIn(demoSignIns.employee.account);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});
/** English is the default, Japanese is open, and nobody has said anything. */
beforeEach(async () => {
  const { prisma } = server;
  await prisma.term.deleteMany();
  await prisma.language.deleteMany({ where: { lang: { notIn: ['en', 'zh-CN', 'ja'] } } });
  await prisma.language.upsert({ where: { lang: 'ja' }, create: { lang: 'ja', isOpen: true }, update: { isOpen: true } });
  await prisma.language.updateMany({ data: { isDefault: false } });
  await prisma.language.updateMany({ where: { lang: { in: ['en', 'zh-CN'] } }, data: { isOpen: true } });
  await prisma.language.update({ where: { lang: 'en' }, data: { isDefault: true } });
  await prisma.language.updateMany({ data: { termsVersion: { increment: 1 } } });
  await prisma.user.updateMany({ data: { language: null } });
  await server.composition.deps.terms.fresh();
});

const ask = async <Answer>(verb: string, input: object, caller = admin): Promise<Answer> => {
  const { data, error } = await caller.call(procedure(verb), input);
  expect(error).toBeUndefined();
  return data as Answer;
};
const refusal = async (verb: string, input: object, caller = admin) => (await caller.call(procedure(verb), input)).error;
const say = (key: string, lang: string, text: string, more: object = {}) => ask<Row>('update-term', { key, lang, text, ...more });
const page = (filter: object, place: object = {}) => ask<Page>('list-terms', { ...place, filter });
const keys = ({ rows }: Page): string[] => rows.map(({ key }) => key);
const stands = async (key: string, lang: string) => (await ask<Record<string, string>>('get-translations', { keys: [key], lang }))[key];

describe('languages', () => {
  it('are added, opened, chosen and closed, and whose it was reads in the default until it is opened again', async () => {
    const added = await ask<{ isOpen: boolean; name: string; missing: number; version: number }>('update-language', { lang: 'de' });
    expect(added).toMatchObject({ isOpen: false, name: 'Deutsch', users: 0, isShipped: false });
    expect((await refusal('update-user-language', { lang: 'de' }, employee))?.code).toBe('LANGUAGE_CLOSED');
    const opened = await ask<{ version: number }>('update-language', { lang: 'de', isOpen: true, version: added.version });
    await ask('update-user-language', { lang: 'de' }, employee);
    await server.composition.deps.terms.fresh();
    expect(await ask('get-user-language', {}, employee)).toEqual({ lang: 'de' });
    const refused = await refusal('update-language', { lang: 'de', isOpen: false, version: opened.version });
    expect(refused).toMatchObject({ code: 'LANGUAGE_IN_USE' });
    expect(refused?.message).toContain('language of 1 people');
    await ask('update-language', { lang: 'de', isOpen: false, version: opened.version, usersFollowDefault: true });
    await server.composition.deps.terms.fresh();
    expect(await ask('get-user-language', {}, employee)).toEqual({ lang: 'en' });
    await ask('update-language', { lang: 'de', isOpen: true });
    await server.composition.deps.terms.fresh();
    expect(await ask('get-user-language', {}, employee)).toEqual({ lang: 'de' });
  });

  it('have one default, which stays open', async () => {
    expect((await refusal('update-language', { lang: 'en', isOpen: false }))?.code).toBe('LANGUAGE_IS_DEFAULT');
    await ask('update-language', { lang: 'ja', isDefault: true });
    const list = await ask<{ lang: string; isDefault: boolean }[]>('list-languages', {});
    expect(list.filter(({ isDefault }) => isDefault).map(({ lang }) => lang)).toEqual(['ja']);
    expect((await refusal('update-language', { lang: 'ja', isOpen: false }))?.code).toBe('LANGUAGE_IS_DEFAULT');
    expect((await refusal('update-language', { lang: 'ja', isOpen: false, isDefault: true }))?.code).toBe('LANGUAGE_IS_DEFAULT');
  });

  it('that cannot be are refused, and what was changed meanwhile is not overwritten', async () => {
    expect((await refusal('update-language', { lang: 'ar', isOpen: true }))?.code).toBe('LANGUAGE_UNKNOWN');
    expect((await refusal('update-language', { lang: 'ja', isOpen: false, version: 9_999 }))?.code).toBe('STALE_VERSION');
  });

  it('are decided on together: whoever closes one while it becomes the default finds that it is', async () => {
    await using held = await holdRow(server.database.url, 'language', 'true');
    const closing = admin.call(procedure('update-language'), { lang: 'ja', isOpen: false, usersFollowDefault: true });
    await held.waiting(1);
    await held.query("UPDATE language SET is_default = false WHERE lang = 'en'");
    await held.query("UPDATE language SET is_default = true WHERE lang = 'ja'");
    await held.release();
    expect((await closing).error?.code).toBe('LANGUAGE_IS_DEFAULT');
  });
});

describe('terms', () => {
  it('are found by part, by words in any language, and by what they lack', async () => {
    expect(keys(await page({}, { appCode: 'web' }))).toEqual(['web/common:days_one', 'web/common:days_other', save, lead, title]);
    expect(keys(await page({}, { appCode: 'web', hierarchyCode: 'payroll' }))).toEqual([lead, title]);
    expect(keys(await page({ search: '保存' }))).toContain(save);
    expect(keys(await page({ search: 'BATCHES' }, { appCode: 'web' }))).toEqual([lead, title]);
    await say(save, 'ja', '保存する');
    expect(keys(await page({ lang: 'ja', state: 'missing' }, { appCode: 'web' }))).toEqual(['web/common:days_other', lead, title]);
    expect(keys(await page({ lang: 'ja', state: 'changed' }))).toEqual([save]);
    expect(keys(await page({ lang: 'zh-CN', state: 'missing' }))).toEqual([]);
    expect(await page({ offset: 1, limit: 2 }, { appCode: 'web' })).toMatchObject({ total: 5, rows: [{}, {}] });
  });

  it('stand in the report of each language with what is missing, by part', async () => {
    await say(title, 'ja', 'バッチ');
    const report = await ask<{ terms: number; missing: number; parts: { hierarchyCode: string; terms: number; missing: number }[] }>(
      'get-language',
      { filter: { lang: 'ja' } },
    );
    expect(report.parts.find(({ hierarchyCode }) => hierarchyCode === 'payroll/batches')).toMatchObject({ terms: 2, missing: 1 });
    expect(report.parts.find(({ hierarchyCode }) => hierarchyCode === 'common')).toMatchObject({ terms: 2, missing: 2 });
    const tree = await ask<{ appCode: string; missing: number }[]>('get-term-tree', { filter: { lang: 'ja' } });
    expect(tree.find(({ appCode }) => appCode === 'web')).toMatchObject({ terms: 4, missing: 3 });
    expect(tree.reduce((sum, { missing }) => sum + missing, 0)).toBe(report.missing);
  });

  it('say what was said, else what ships, else what the default language says: never nothing, never a key', async () => {
    expect(await stands(save, 'ja')).toBe('Save');
    await say(save, 'en', 'Keep');
    expect(await stands(save, 'ja')).toBe('Keep');
    await say(save, 'ja', '保存する');
    expect(await stands(save, 'ja')).toBe('保存する');
    await ask('update-language', { lang: 'zh-CN', isDefault: true });
    expect(await stands(title, 'ja')).toBe('批次');
    const all = await ask<{ web: Record<string, Record<string, string>> }>(
      'list-application-terms',
      { appCodeArray: ['web'], lang: 'ja' },
      employee,
    );
    expect(all.web).toMatchObject({ common: { save: '保存する' }, 'payroll/batches': { title: '批次' } });
  });

  it('are what ships again once they say the same, or are restored by keys or by part', async () => {
    await say(save, 'en', 'Keep');
    expect((await say(save, 'en', 'Save')).texts['en']).toMatchObject({ text: 'Save', isChanged: false });
    expect(await server.prisma.term.count()).toBe(0);
    await ask('update-terms', {
      rows: [
        { key: save, lang: 'en', text: 'Keep' },
        { key: title, lang: 'ja', text: 'バッチ' },
        { key: lead, lang: 'ja', text: '{{count}}/{{total}}' },
      ],
    });
    expect(await ask('delete-terms', { keys: [save, title], langs: ['en'] })).toEqual({ deleted: 1 });
    expect(await ask('delete-hierarchy-terms', { appCode: 'web', hierarchyCode: 'payroll' })).toEqual({ deleted: 2 });
    expect(await server.prisma.term.count()).toBe(0);
  });

  it('refuse what cannot stand for them, all of many or none', async () => {
    const refused = await refusal('update-term', { key: lead, lang: 'ja', text: '{{count}} だけ' });
    expect(refused).toMatchObject({ code: 'TERM_REFUSED' });
    expect(refused?.message).toContain('{{total}}');
    expect((await refusal('update-term', { key: save, lang: 'ja', text: '<b>x</b>' }))?.code).toBe('TERM_REFUSED');
    expect((await refusal('update-term', { key: 'web/common:no.such', lang: 'ja', text: 'x' }))?.code).toBe('NOT_FOUND');
    expect((await refusal('update-term', { key: save, lang: 'fr', text: 'x' }))?.code).toBe('NOT_FOUND');
    const rows = [
      { key: save, lang: 'ja', text: '保存する' },
      { key: lead, lang: 'ja', text: 'だけ' },
    ];
    expect((await refusal('update-terms', { rows }))?.code).toBe('TERM_REFUSED');
    expect(await server.prisma.term.count()).toBe(0);
  });

  it('are not overwritten by whoever has not seen what they say now, also when two come at once', async () => {
    await say(save, 'ja', '保存', { seen: null });
    expect((await refusal('update-term', { key: save, lang: 'ja', text: 'セーブ', seen: null }))?.code).toBe('STALE_VERSION');
    const both = ['一', '二'].map((text) => admin.call(procedure('update-term'), { key: title, lang: 'ja', text, seen: null }));
    const codes = (await Promise.all(both)).map(({ error }) => error?.code ?? 'done');
    expect(codes.toSorted()).toEqual(['STALE_VERSION', 'done']);
  });
});

describe('the server’s own texts', () => {
  it('are said as an administrator wants them: errors and menus, in the reader’s language or the default one', async () => {
    await say('server/menus:inbox', 'ja', '受信トレイ');
    await say('server/errors:UNAUTHENTICATED', 'ja', 'サインインしてください。');
    await server.composition.deps.terms.fresh();
    const views = await employee.call('identity/menus/get-views', {}, { 'x-language': 'ja' });
    const { menus } = views.data as { menus: { key: string; label: Record<string, string> }[] };
    expect(menus.find(({ key }) => key === 'inbox')?.label['en']).toBe('受信トレイ');
    const strangers = async (lang: string) =>
      (await server.anonymous.rest('GET', '/api/UserBases/views', undefined, { 'x-language': lang })).error?.message;
    expect(await strangers('ja')).toBe('サインインしてください。');
    expect(await strangers('de')).toBe('Sign in first.');
    expect((await server.anonymous.call('identity/menus/get-views', {}, { 'x-language': 'ja' })).error?.message).toBe(
      'サインインしてください。',
    );
  });
});

describe('what the screens read', () => {
  const read = async (address: string, headers: Record<string, string> = {}) =>
    await server.app.inject({ method: 'GET', url: `/hr/terms/${address}`, headers });

  it('is an index that is asked for again, and parts under addresses that stay', async () => {
    await say(title, 'ja', 'バッチ');
    await say(save, 'en', 'Keep');
    await server.composition.deps.terms.fresh();
    const index = await read('index.json');
    expect(index.headers['cache-control']).toBe('no-cache');
    const {
      default: standard,
      languages,
      versions,
    } = index.json<{
      default: string;
      languages: { lang: string }[];
      versions: Record<string, Record<string, string>>;
    }>();
    expect(standard).toBe('en');
    expect(languages.map(({ lang }) => lang)).toEqual(['en', 'ja', 'zh-CN']);
    expect(versions).toEqual({ en: { common: expect.any(String) as string }, ja: { batches: expect.any(String) as string }, 'zh-CN': {} });
    expect((await read('index.json', { 'if-none-match': String(index.headers['etag']) })).statusCode).toBe(304);
    const part = await read(`ja/batches.json?v=${versions['ja']?.['batches']}`);
    expect(part.json()).toEqual({ title: 'バッチ' });
    expect(part.headers['cache-control']).toContain('immutable');
    expect((await read('ja/batches.json?v=old')).headers['cache-control']).toBe('no-cache');
    expect((await read('ja/__proto__.json')).statusCode).toBe(404);
    expect((await read('constructor/batches.json')).statusCode).toBe(404);
  });
});

describe('the terms that a process knows', () => {
  it('are those of the latest reading, however long one before it takes', async () => {
    const language = { id: 1, lang: 'ja', isOpen: true, isDefault: false, version: 1 };
    let version = 1;
    const [asked, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rows = async (_what: unknown, [id]: readonly unknown[]) => {
      const found = version; // as the database was when it was asked
      if (id === undefined) return [{ ...language, termsVersion: found }];
      asked.resolve();
      if (found === 1) await slow.promise;
      return [{ key: save, text: `said ${found}` }];
    };
    const terms = new Terms({ rows } as unknown as Reads, new Map());
    const before = terms.fresh();
    await asked.promise;
    version = 2;
    const after = terms.fresh();
    await Promise.race([after, setImmediate()]); // it may be done before the first is
    slow.resolve();
    await Promise.all([before, after]);
    expect(terms.current.saidIn('ja').get(save)).toBe('said 2');
    expect((await after).saidIn('ja').get(save)).toBe('said 2');
  });
});
