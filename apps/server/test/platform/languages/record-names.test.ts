import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';
import { codeOf } from '../../support/sign-in.ts';

describe('what records are called, in every language', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const administrator = callerForAll(server, demoSignIns.administrator.account);

  const list = async (asked: object) =>
    (await administrator.call('platform/languages/list-record-names', { lang: 'ja', ...asked })).data as {
      total: number;
      rows: { id: number; names: Record<string, string> }[];
    };
  const say = async (given: object) => await administrator.call('platform/languages/update-record-name', given);
  const anyRole = async () => await server.prisma.role.findFirstOrThrow({ where: { code: 'hr' } });

  it('lists them by their English names, finds them in any language, and those that lack one', async () => {
    const all = await list({ model: 'pay_type' });
    expect(all.total).toBe(await server.prisma.payType.count());
    const names = all.rows.map(({ names: { en = '' } }) => en.toLowerCase());
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)));
    const [first] = all.rows;
    const found = await list({ model: 'pay_type', search: first?.names['zh-CN'] });
    expect(found.rows.map(({ id }) => id)).toContain(first?.id);
    expect(await list({ model: 'pay_type', search: '%' })).toMatchObject({ total: 0 });
    expect(await list({ model: 'pay_type', lang: 'en', onlyMissing: true })).toMatchObject({ total: 0 });
  });

  it('departments stand there as they are called now, not as they once were', async () => {
    const { total } = await list({ model: 'department' });
    const current = { OR: [{ expiryDate: null }, { expiryDate: { gte: new Date() } }] };
    expect(total).toBe(await server.prisma.departmentVersion.count({ where: current }));
  });

  it('says one in a further language, which whoever reads in it is told, and keeps it when the record is renamed', async () => {
    await administrator.call('platform/languages/update-language', { lang: 'ja', isOpen: true });
    const { id, version, name } = await anyRole();
    const said = await say({ model: 'role', id, lang: 'ja', text: '人事', seen: '' });
    expect(said).toMatchObject({ status: 200, data: { names: { ...(name as object), ja: '人事' } } });
    expect((await anyRole()).version).toBe(version + 1);
    const { data } = await administrator.call('identity/roles/get-role', { id });
    expect(data).toMatchObject({ name: { ja: '人事' } });
    await server.prisma.role.update({ where: { id }, data: { name: { en: 'People', 'zh-CN': '人事' } } });
    expect((await anyRole()).name).toEqual({ en: 'People', 'zh-CN': '人事', ja: '人事' });
    expect(await say({ model: 'role', id, lang: 'ja', text: '', seen: '人事' })).toMatchObject({ status: 200 });
    expect((await list({ model: 'role', search: 'People', onlyMissing: true })).total).toBe(1);
  });

  it('refuses what somebody else has changed meanwhile, a blank where everybody needs one, a name of another, and a language that there is not', async () => {
    const { id, name } = await anyRole();
    const en = (name as { en: string }).en;
    const change = { model: 'role', id, lang: 'en', text: 'Else', seen: en };
    expect(codeOf(await say({ ...change, seen: 'Something else' }))).toBe('STALE_VERSION');
    expect(codeOf(await say({ ...change, text: '' }))).toBe('RECORD_NAME_MISSING');
    expect(codeOf(await say({ ...change, text: 'Manager' }))).toBe('RECORD_NAME_TAKEN');
    expect((await say({ ...change, lang: 'fr' })).status).toBe(404);
    expect((await say({ ...change, id: 999_999 })).status).toBe(404);
    expect((await anyRole()).name).toEqual(name);
  });

  it('two at once: one of them counts', async () => {
    const { id } = await server.prisma.position.findFirstOrThrow();
    const answers = await Promise.all(['一', '二', '三'].map((text) => say({ model: 'position', id, lang: 'ja', text, seen: '' })));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  });
});
