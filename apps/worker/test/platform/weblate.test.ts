import { appConnection, createSecrets, openOutgoing } from '@wagewright/db';
import type { SyncTerm } from '@wagewright/db/columns';
import { createTestDatabase, type TestDatabase, testSecretKeys } from '@wagewright/db/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { syncWeblate } from '../../src/platform/languages/sync-weblate.ts';
import { startWeblateEmulator, Weblate } from '../../src/testing/weblate.ts';

const address = 'https://weblate.example';
const save = 'web/common:save';
const lead = 'web/common:lead';
const title = 'web/common:title';
const english: Readonly<Record<string, string>> = { [save]: 'Save', [lead]: '{{count}} rows', [title]: 'Title' };
const chinese: Readonly<Record<string, string>> = { [save]: '保存', [lead]: '{{count}} 行', [title]: '标题' };

let database: TestDatabase;
let pool: pg.Pool;
let weblate: Weblate;
const network = setupServer();
const waits: number[] = [];
const nothing = { pulled: 0, pushed: 0, refused: 0, both: 0, untaken: 0 };

beforeAll(async () => {
  network.listen({ onUnhandledFrame: 'error' });
  database = await createTestDatabase();
  pool = new pg.Pool(appConnection({ url: database.url, applicationName: 'wagewright-worker' }));
  await pool.query("INSERT INTO app_user (kind, account, display_name) VALUES ('system', 'keeper', 'Keeper')");
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  weblate = new Weblate({ token: 'right', unitsPerPage: 2 });
  network.resetHandlers(...weblate.handlers(address));
  waits.length = 0;
  await pool.query(
    "DELETE FROM weblate_sync; DELETE FROM weblate_unit; DELETE FROM weblate_setting; DELETE FROM term; DELETE FROM language WHERE lang = 'ja'",
  );
  await pool.query("INSERT INTO language (lang, is_open) VALUES ('ja', true)");
  await pool.query('INSERT INTO weblate_setting (address, project, component, token) VALUES ($1, $2, $3, $4)', [
    address,
    'wagewright',
    'terms',
    Buffer.from(secrets.seal('weblate_setting.token', 1, 'right')),
  ]);
});

const secrets = createSecrets(testSecretKeys);
const deps = () => ({
  pool,
  log: pino({ level: 'silent' }),
  secrets,
  outgoing: openOutgoing({ hosts: ['weblate.example'] }),
  failPoint: undefined,
  wait: async (ms: number) => void waits.push(ms),
});

const languageId = async (lang: string): Promise<number> =>
  (await pool.query<{ id: number }>('SELECT id FROM language WHERE lang = $1', [lang])).rows[0]?.id ?? 0;
const say = async (lang: string, key: string, text: string) =>
  await pool.query(
    'INSERT INTO term (language_id, key, text) VALUES ($1, $2, $3) ON CONFLICT (language_id, key) DO UPDATE SET text = EXCLUDED.text',
    [await languageId(lang), key, text],
  );
const said = async (lang: string): Promise<Record<string, string>> => {
  const { rows } = await pool.query<{ key: string; text: string }>('SELECT key, text FROM term WHERE language_id = $1', [
    await languageId(lang),
  ]);
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
};

interface Ended {
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly failure: { readonly code?: string; readonly message: string } | null;
  readonly outcome: Readonly<Record<string, object>> | null;
  readonly terms: unknown;
}

const termOf = (key: string, langs = ['en', 'ja', 'zh-CN']): SyncTerm => {
  const shipped = { en: english[key] ?? key, 'zh-CN': chinese[key] ?? key };
  return { key, name: key.slice(key.indexOf(':') + 1), reference: shipped.en, shipped, langs };
};
const ask = async (terms = [save, lead, title].map((key) => termOf(key))): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    'INSERT INTO weblate_sync (terms, total, asked_by_user_id) SELECT $1, $2, min(id) FROM app_user RETURNING id',
    [JSON.stringify(terms), terms.flatMap(({ langs }) => langs).length],
  );
  return rows[0]?.id ?? 0;
};
const work = async (id: number): Promise<Ended> => {
  await syncWeblate(deps())([{ data: { syncId: id } } as never]);
  return (await pool.query<Ended>('SELECT state, done, total, failure, outcome, terms FROM weblate_sync WHERE id = $1', [id]))
    .rows[0] as Ended;
};
const sync = async (terms?: SyncTerm[]): Promise<Ended> => await work(await ask(terms));
const agreedIn = async (lang: string): Promise<Record<string, string>> => {
  const { rows } = await pool.query<{ key: string; text: string }>('SELECT key, text FROM weblate_unit WHERE language_id = $1', [
    await languageId(lang),
  ]);
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
};
const files = `${address}/api/translations/wagewright/terms/:code/file/`;

describe('a synchronisation with Weblate', () => {
  afterAll(() => network.close());

  it('sends everything the first time, page by page, and nothing the second', async () => {
    await say('ja', title, '題');
    expect(await sync()).toMatchObject({ state: 'finished', done: 9, total: 9, terms: null });
    expect(weblate.text('en', save)).toBe('Save');
    expect(weblate.text('zh_Hans', lead)).toBe('{{count}} 行');
    expect(weblate.text('ja', title)).toBe('題');
    const again = await sync();
    expect(Object.values(again.outcome ?? {})).toEqual(Array.from({ length: 3 }, () => nothing));
  });

  it('takes over what translators say, after it was checked', async () => {
    await sync();
    weblate.translate('ja', save, '保存する');
    weblate.translate('ja', lead, '行');
    weblate.translate('zh_Hans', title, '<b>标题</b>');
    const { outcome } = await sync();
    expect(outcome).toMatchObject({ ja: { pulled: 1, refused: 1 }, 'zh-CN': { pulled: 0, refused: 1 } });
    expect(await said('ja')).toEqual({ [save]: '保存する' });
    expect(await said('zh-CN')).toEqual({});
    weblate.translate('ja', save, '保存します');
    await sync();
    const { rows } = await pool.query<{ account: string; before: object; after: object }>(
      `SELECT u.account, a.before, a.after FROM audit_entry a JOIN app_user u ON u.id = a.actor_user_id
       WHERE a.procedure = 'platform/languages/sync-weblate' AND a.entity = 'language' AND a.entity_id = $1 ORDER BY a.id`,
      [String(await languageId('ja'))],
    );
    const told = (text: string | null) => ({ lang: 'ja', terms: { [save]: text } });
    expect(rows).toEqual([
      { account: 'keeper', before: told(null), after: told('保存する') },
      { account: 'keeper', before: told('保存する'), after: told('保存します') },
    ]);
  });

  it('follows whoever has changed a text since both agreed, and nobody where both have', async () => {
    await say('ja', save, '一');
    await say('ja', title, '甲');
    await sync();
    await say('ja', save, '二');
    weblate.translate('ja', title, '乙');
    expect((await sync()).outcome).toMatchObject({ ja: { pulled: 1, pushed: 1, both: 0 } });
    expect([weblate.text('ja', save), (await said('ja'))[title]]).toEqual(['二', '乙']);
    await say('ja', save, '三');
    weblate.translate('ja', save, '四');
    expect((await sync()).outcome).toMatchObject({ ja: { pulled: 0, pushed: 0, both: 1 } });
    expect([weblate.text('ja', save), (await said('ja'))[save]]).toEqual(['四', '三']);
  });

  it('takes a text away there that was taken away here, and the shipped one is nobody’s own', async () => {
    await say('ja', save, '一');
    await sync();
    await pool.query('DELETE FROM term');
    await sync();
    expect(weblate.text('ja', save)).toBe('');
    weblate.translate('zh_Hans', save, '储存');
    await sync();
    expect(await said('zh-CN')).toEqual({ [save]: '储存' });
    weblate.translate('zh_Hans', save, '保存');
    await sync();
    expect(await said('zh-CN')).toEqual({});
  });

  it('sends thousands of terms by a few files, and asks for pages as long', async () => {
    weblate = new Weblate({ token: 'right' });
    network.resetHandlers(...weblate.handlers(address));
    const many = Array.from({ length: 1_200 }, (_, at) => termOf(`web/common:term${at}`));
    expect((await sync(many)).outcome).toEqual({
      en: { ...nothing, pushed: 1_200 },
      ja: nothing,
      'zh-CN': { ...nothing, pushed: 1_200 },
    });
    expect(weblate.text('zh_Hans', 'web/common:term1199')).toBe('web/common:term1199');
    const sent = weblate.calls;
    expect(sent).toBeLessThan(25);
    expect(Object.values((await sync(many)).outcome ?? {})).toEqual([nothing, nothing, nothing]);
    expect(weblate.calls - sent).toBeLessThan(15);
  });

  it('tells the source of a plural form that only another language has, as its translators need it', async () => {
    const few = termOf('web/common:days_few', ['pl']);
    await pool.query("INSERT INTO language (lang) VALUES ('pl')");
    await say('pl', few.key, 'dni');
    expect((await sync([few])).outcome).toMatchObject({ en: nothing, pl: { pushed: 1, untaken: 0 } });
    expect([weblate.text('en', few.key), weblate.text('pl', few.key)]).toEqual([few.reference, 'dni']);
    expect(await agreedIn('en')).toEqual({});
    await pool.query("DELETE FROM language WHERE lang = 'pl'");
  });

  it('agrees on nothing that Weblate did not take, though it took the rest of the file', async () => {
    await say('ja', save, '一');
    await say('ja', title, '甲');
    await sync();
    weblate.approve('ja', save);
    await say('ja', save, '二');
    await say('ja', title, '乙');
    expect((await sync()).outcome).toMatchObject({ ja: { ...nothing, pushed: 1, untaken: 1 } });
    expect([weblate.text('ja', save), weblate.text('ja', title)]).toEqual(['一', '乙']);
    expect(await agreedIn('ja')).toEqual({ [save]: '一', [title]: '乙' });
  });

  it('does not write over what a translator has said since the page was read', async () => {
    await sync();
    await say('ja', save, '一');
    network.use(http.post(files, () => weblate.translate('ja', save, '二')));
    expect((await sync()).outcome).toMatchObject({ ja: { pushed: 0, untaken: 1 } });
    expect(weblate.text('ja', save)).toBe('二');
    network.resetHandlers(...weblate.handlers(address));
    expect((await sync()).outcome).toMatchObject({ ja: { both: 1 } });
  });

  it('goes on where a worker ended after Weblate had taken a file and before that was written down', async () => {
    const id = await ask();
    network.use(http.post(files, () => pool.query('UPDATE weblate_sync SET token = gen_random_uuid()').then(() => undefined)));
    expect(await work(id)).toMatchObject({ state: 'running', done: 0 });
    expect([weblate.text('en', save), await agreedIn('en')]).toEqual(['Save', {}]);
    network.resetHandlers(...weblate.handlers(address));
    expect(await work(id)).toMatchObject({ state: 'finished', done: 9, outcome: { en: nothing } });
    expect(await agreedIn('en')).toEqual(english);
  });

  it('waits as long as it is asked to, and gives up in words where that is too long', async () => {
    weblate.refusals.push(new Response(null, { status: 429, headers: { 'retry-after': '7' } }));
    expect((await sync()).state).toBe('finished');
    expect(waits).toEqual([7_000]);
    weblate.refusals.push(new Response(null, { status: 429, headers: { 'retry-after': '3600' } }));
    expect((await sync()).failure).toMatchObject({ code: 'WEBLATE_LIMITED' });
    expect(waits).toEqual([7_000]);
  });

  it.each([
    [401, 'WEBLATE_REFUSED'],
    [403, 'WEBLATE_REFUSED'],
    [404, 'WEBLATE_UNKNOWN'],
    [400, 'WEBLATE_ANSWER'],
  ])('fails in words on a %i', async (status, code) => {
    weblate.refusals.push(new Response(null, { status }));
    expect(await sync()).toMatchObject({ state: 'failed', failure: { code }, terms: null });
  });

  it.each([
    ['no JSON', () => new HttpResponse('<html>')],
    ['another shape', () => HttpResponse.json({ next: null, results: [{ id: 'x' }] })],
  ])('does not believe an answer that is %s', async (_what, answer) => {
    weblate.refusals.push(answer());
    expect((await sync()).failure).toMatchObject({ code: 'WEBLATE_ANSWER' });
  });

  it('is not sent elsewhere: a redirect is not followed, and the token goes to nobody else', async () => {
    weblate.refusals.push(new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } }));
    await expect(sync()).rejects.toThrow();
  });

  it('keeps why an attempt failed that another may mend, and the next one ends it', async () => {
    const id = await ask();
    weblate.refusals.push(new Response(null, { status: 503 }));
    await expect(syncWeblate(deps())([{ data: { syncId: id } } as never])).rejects.toThrow('503');
    const kept = (await pool.query<Ended>('SELECT state, failure FROM weblate_sync WHERE id = $1', [id])).rows[0];
    expect(kept).toMatchObject({ state: 'running', failure: { message: expect.stringContaining('503') as string } });
    expect(await work(id)).toMatchObject({ state: 'finished', done: 9 });
  });
});

it('answers on a port of its own as it does in tests', async () => {
  const emulator = await startWeblateEmulator(0, 'demo');
  const call = async (token: string) =>
    await fetch(`${emulator.url}/api/components/a/b/translations/`, { headers: { authorization: `Token ${token}` } });
  expect((await call('other')).status).toBe(401);
  expect(await (await call('demo')).json()).toMatchObject({ results: [{ language: { code: 'en' } }] });
  await emulator.stop();
});
