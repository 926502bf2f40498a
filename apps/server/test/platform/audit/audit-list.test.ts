import { isNamedAction } from '@wagewright/contracts/platform/audit';
import { procedures } from '@wagewright/contracts/registry';
import { demoSignIns } from '@wagewright/db/seed';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOf } from '../../../src/platform/audit/changes.ts';
import { serverForAll } from '../../support/for-all-tests.ts';
import type { TestCaller } from '../../support/test-server.ts';

interface Row {
  readonly id: string;
  readonly account: string | null;
  readonly changes: readonly {
    readonly field: { readonly en: string };
    readonly before: string | null;
    readonly after: string | null;
    readonly isHidden: boolean;
  }[];
}

describe('everything that anybody did (S12)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let administrator: TestCaller;
  let owner: pg.Client;
  beforeAll(async () => {
    owner = new pg.Client({ connectionString: server.database.url });
    await owner.connect();
    administrator = await server.signedIn(demoSignIns.administrator.account);
    const employee = await server.signedIn(demoSignIns.employee.account);
    for (const lang of ['zh-CN', 'en', 'zh-CN', 'en', 'zh-CN']) await employee.call('platform/languages/update-user-language', { lang });
  });
  afterAll(() => owner.end());
  const list = async (input: object) =>
    (await administrator.call('platform/audit/list-audit', input)).data as { rows: Row[]; hasMore: boolean };
  const mine = { who: 'EMPLOYEE@mont', procedure: 'platform/languages/update-user-language' };

  it('is read page by page, the latest first, each entry once', async () => {
    const first = await list({ ...mine, limit: 3 });
    const second = await list({ ...mine, limit: 3, cursor: first.rows.at(-1)?.id });
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    const ids = [...first.rows, ...second.rows].map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    expect(ids).toHaveLength(5);
    expect((await administrator.call('platform/audit/count-audit', mine)).data).toEqual({ total: 5 });
    expect(first.rows[0]?.changes).toEqual([
      { field: { en: 'Language', 'zh-CN': '语言' }, before: 'English', after: 'Chinese', isHidden: false },
    ]);
  });

  it('is found by day, record, trace and address', async () => {
    const day = server.now.toISOString().slice(0, 10);
    const id = String((await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } })).id);
    const before = new Date(server.now.getTime() - 86_400_000).toISOString().slice(0, 10);
    expect((await list({ ...mine, from: day, to: day })).rows).toHaveLength(5);
    expect((await list({ ...mine, to: before })).rows).toHaveLength(0);
    // the reader's days, east and west of the server's: one of them is another day at any time
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      const there = server.now.toLocaleDateString('sv-SE', { timeZone: zone });
      expect((await list({ ...mine, from: there, to: there, zone })).rows, zone).toHaveLength(5);
    }
    expect((await administrator.call('platform/audit/list-audit', { ...mine, from: day, zone: 'Mars/Olympus' })).status).toBe(422);
    expect((await list({ entity: 'user', entityId: id, address: '127.0.0.1' })).rows).toHaveLength(5);
    expect((await list({ traceId: 'nothing' })).rows).toHaveLength(0);
    expect((await list({ who: '%' })).rows).toHaveLength(0);
  });

  it('is checked slice by slice, and says where it was altered and where something is missing', async () => {
    const check = async (after?: string) =>
      (await administrator.call('platform/audit/verify-audit', after === undefined ? {} : { after })).data;
    expect(await check()).toMatchObject({ broken: null, next: null });
    const [, third] = (await list({ ...mine, limit: 3 })).rows;
    const id = third?.id ?? '0';
    const { rows: kept } = await owner.query('SELECT address FROM audit_entry WHERE id = $1', [id]);
    await owner.query(`UPDATE audit_entry SET address = '203.0.113.9' WHERE id = $1`, [id]);
    expect(await check()).toMatchObject({ broken: { id, isAltered: true } });
    expect(await check(String(Number(id) - 1))).toMatchObject({ broken: { id, isAltered: true } });
    await owner.query('UPDATE audit_entry SET address = $2 WHERE id = $1', [id, kept[0].address]);
    expect(await check()).toMatchObject({ broken: null });
    await owner.query('DELETE FROM audit_entry WHERE id = $1', [id]);
    expect(await check()).toMatchObject({ broken: { isAltered: false } });
  });

  it('leaves as a file, which is itself recorded', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/hr/api/platform/audit/export',
      headers: { authorization: `Bearer ${administrator.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ ...mine, columns: ['account', 'changes'] }),
    });
    const lines = reply.body.replace('\ufeff', '').split('\r\n').slice(0, -1);
    expect(lines[0]).toBe('Account,Before → after');
    expect(lines[1]).toBe('employee@montgomery.example,Language: English → Chinese');
    expect((await list({ entity: 'table-export', entityId: 'audit' })).rows).toHaveLength(1);
  });
});

describe('what an entry says has changed', () => {
  it('keeps figures of pay from who does not see everybody’s (S3)', () => {
    const after = { rows: [{ employeeId: 7, lines: [{ Amount: '5100.00' }] }], name: 'Bonus', rate: 0.05, count: 3, table: 'Typed' };
    const told = changesOf({ name: 'Pay', limit: '12.50' }, after, 'en', false);
    const hidden = told.filter(({ isHidden }) => isHidden).map(({ field }) => field.en);
    expect(hidden.sort()).toEqual(['Limit', 'Rate', 'Rows']);
    expect(JSON.stringify(told)).not.toMatch(/5100|12\.5|0\.05/);
    expect(JSON.stringify(changesOf(null, after, 'en', true))).toContain('5100.00');
  });

  it('is in words: states, names and lists in the reader’s language', () => {
    const after = { status: 'in-approval', name: { en: 'Manager', 'zh-CN': '主管' }, solutionIds: [1, 2], deleted: true };
    const said = (language: 'en' | 'zh-CN') => changesOf({ status: 'calculated' }, after, language, false).map((change) => change.after);
    expect(said('en')).toEqual(['in approval', 'Manager', '1, 2', 'yes']);
    expect(said('zh-CN')).toEqual(['审批中', '主管', '1、2', '是']);
  });

  it('names rights, roles with where they count, and kinds; what was nothing and is nothing is left out', () => {
    const after = {
      grants: ['user.read legal-entity', 'see me'],
      roles: [{ roleId: 5, name: { en: 'HR', 'zh-CN': '人力' }, legalEntity: { en: 'County', 'zh-CN': '县' } }],
      kind: 'custom',
      description: '',
      hiddenMenus: [],
    };
    const said = (language: 'en' | 'zh-CN') => changesOf(null, after, language, false).map((change) => change.after);
    expect(said('en')).toEqual(['see users – A legal entity, see me', 'HR (County)', 'custom user']);
    expect(said('zh-CN')).toEqual(['查看用户 – 用人单位、see me', '人力（县）', '自定义用户']);
  });

  it('every change that can be made is called by a word', () => {
    const nameless = procedures.filter(({ kind, id }) => kind === 'mutation' && !isNamedAction(id)).map(({ id }) => id);
    expect(nameless).toEqual([]);
  });
});
