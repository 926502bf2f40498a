import { demoSignIns } from '@wagewright/db/seed';
import { holdRow } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBehind } from '../payroll/races/race.ts';

interface Field {
  readonly id: number;
  readonly key: string;
  readonly version: number;
  readonly records: number;
}

describe('a field of the company’s own', () => {
  const server = serverForAll();
  let administrator: TestCaller;
  let hr: TestCaller;
  let legalEntityId: number;
  let personId: number;

  const named = (text: string) => ({ en: text, 'zh-CN': text });
  const answer = async <Data = Record<string, unknown>>(path: string, input: object, by = administrator): Promise<Data> => {
    const { data, error } = await by.call(path, input);
    expect(error).toBeUndefined();
    return data as Data;
  };
  const refusal = async (path: string, input: object, by = administrator): Promise<string> => {
    const before = JSON.stringify([await server.prisma.customField.findMany(), await server.prisma.employee.findMany()]);
    const { error } = await by.call(path, input);
    expect(JSON.stringify([await server.prisma.customField.findMany(), await server.prisma.employee.findMany()])).toBe(before);
    return `${error?.code}: ${error?.message}`;
  };
  const make = (key: string, more: object = {}) =>
    answer('org/custom-fields/create-custom-field', { entity: 'employee', key, type: 'text', label: named(key), ...more });
  const fieldOf = async (key: string): Promise<Field> => {
    const { rows } = await answer<{ rows: Field[] }>('org/custom-fields/list-custom-fields', {});
    const found = rows.find((row) => row.key === key);
    if (!found) throw new Error(`There is no field ${key}.`);
    return found;
  };
  const seen = async (key: string) => {
    const { id, version } = await fieldOf(key);
    return { id, version };
  };
  const person = async (by = hr) =>
    await answer<{ version: number; custom: Record<string, string>; customFields: { key: string }[] }>(
      'org/employees/get-employee',
      { id: personId },
      by,
    );
  const say = async (custom: object, by = hr) =>
    await answer('org/employees/update-employee', { id: personId, version: (await person()).version, custom }, by);
  const refusedSaying = async (custom: object, by = hr) =>
    await refusal('org/employees/update-employee', { id: personId, version: (await person()).version, custom }, by);

  beforeAll(async () => {
    administrator = await server.signedIn(demoSignIns.administrator.account);
    hr = await server.signedIn(demoSignIns.hr.account);
    legalEntityId = (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
    personId = (await server.prisma.employee.findFirstOrThrow({ where: { legalEntityId }, orderBy: { id: 'desc' } })).id;
  });
  it('is one of its key, and says what it holds: choices only of an option, a pattern only of a text', async () => {
    await make('locker', { mask: 'A-999', label: { en: 'Locker', 'zh-CN': '储物柜' } });
    const create = 'org/custom-fields/create-custom-field';
    const field = { entity: 'employee', key: 'locker', type: 'text', label: named('L') };
    expect(await refusal(create, field)).toMatch(/^CUSTOM_FIELD_EXISTS: There is a field locker already/);
    const choices = [{ value: 'S', label: named('Small') }];
    expect(await refusal(create, { ...field, key: 'size', options: choices })).toMatch(/^CUSTOM_FIELD_CHOICES/);
    expect(await refusal(create, { ...field, key: 'size', type: 'option' })).toMatch(/^CUSTOM_FIELD_CHOICES/);
    expect(await refusal(create, { ...field, key: 'size', type: 'integer', mask: '99' })).toMatch(/^CUSTOM_FIELD_CHOICES/);
    expect(await refusal(create, { ...field, key: 'size', type: 'option', options: [...choices, ...choices] })).toMatch(
      /^VALIDATION_FAILED/,
    );
    await answer('org/custom-fields/create-custom-field', { ...field, entity: 'department' });
  });

  it('holds what looks as it should, and is found in the list of people by what it says', async () => {
    expect(await refusedSaying({ locker: 'B12' })).toMatch(
      /^CUSTOM_VALUE_UNFIT: “Locker” cannot be B12. It holds a text that looks like A-999/,
    );
    await say({ locker: 'B-012' });
    expect((await person()).custom['locker']).toBe('B-012');
    const { rows } = await answer<{ rows: { id: number }[] }>(
      'org/employees/list-employees',
      { conditions: [{ column: 'custom_locker', operator: 'equals', value: 'B-012' }] },
      hr,
    );
    expect(rows.map(({ id }) => id)).toEqual([personId]);
    expect((await fieldOf('locker')).records).toBe(1);
  });

  it('keeps what records say: a choice, a pattern and the field itself stay while they are used', async () => {
    await make('size', { type: 'option', options: ['S', 'M'].map((value) => ({ value, label: named(value) })) });
    await say({ size: 'M' });
    const update = 'org/custom-fields/update-custom-field';
    const only = (value: string) => ({ options: [{ value, label: named(value) }] });
    expect(await refusal(update, { ...(await seen('size')), ...only('S') })).toMatch(
      /^CUSTOM_FIELD_CHOICE_USED: The choice M of “size” stays, since 1 record/,
    );
    await answer(update, { ...(await seen('size')), ...only('M') });
    expect(await refusedSaying({ size: 'S' })).toMatch(/^CUSTOM_VALUE_UNFIT/);
    expect(await refusal(update, { ...(await seen('locker')), mask: '999' })).toMatch(
      /^CUSTOM_FIELD_MASK_UNFIT: 1 record.*999, for example B-012/,
    );
    await answer(update, { ...(await seen('locker')), mask: 'A-99[9]' });
    expect(await refusal('org/custom-fields/delete-custom-field', await seen('size'))).toMatch(
      /^CUSTOM_FIELD_USED: “size” stays, since 1 record/,
    );
    await say({ size: null });
    await answer('org/custom-fields/delete-custom-field', await seen('size'));
    expect((await person()).customFields.map(({ key }) => key)).not.toContain('size');
    expect(await refusal(update, { ...(await seen('locker')), version: 1, required: true })).toMatch(/^STALE_VERSION/);
  });

  it('that has to be said is asked of whoever is hired, and is not emptied; who was silent before stays so', async () => {
    await make('badge', { required: true });
    await say({ locker: 'C-01' }); // says nothing of the badge
    expect(await refusedSaying({ badge: '' })).toMatch(/^CUSTOM_VALUE_MISSING: “badge” has to be said/);
    await say({ badge: '7' });
    expect(await refusedSaying({ badge: null })).toMatch(/^CUSTOM_VALUE_MISSING/);
    const department = await server.prisma.department.findFirstOrThrow({ where: { legalEntityId } });
    const position = await server.prisma.position.findFirstOrThrow();
    const hire = { legalEntityId, departmentId: department.id, positionId: position.id, name: 'Bea', employeeNumber: 'BADGE-1' };
    const day = { hireDate: '2026-02-01', category: 'fulltime-regular' };
    expect(await refusal('org/employees/create-employee', { ...hire, ...day }, hr)).toMatch(/^CUSTOM_VALUE_MISSING/);
    const { id } = await answer<{ id: number }>('org/employees/create-employee', { ...hire, ...day, custom: { badge: '8' } }, hr);
    expect((await server.prisma.employee.findUniqueOrThrow({ where: { id } })).custom).toEqual({ badge: '8' });
  });

  it('is seen by its audience only: on the page, in the list, in filters and in files', async () => {
    await make('note', { audience: 'editor' });
    await make('bonus_plan', { audience: 'pay' });
    await say({ note: 'likes tea' });
    const keys = async (by: TestCaller) => (await person(by)).customFields.map(({ key }) => key);
    expect(await keys(hr)).toContain('note');
    expect(await keys(hr)).not.toContain('bonus_plan');
    expect(await refusedSaying({ bonus_plan: 'A' })).toMatch(/^NOT_FOUND/);
    expect(await keys(administrator)).toContain('note');
    const payroll = await server.signedIn(demoSignIns.clerk.account);
    expect(await keys(payroll)).toContain('bonus_plan');
    expect(await keys(payroll)).not.toContain('note');
    expect((await person(payroll)).custom).not.toHaveProperty('note');
    const listed = await answer<{ customFields: { key: string }[]; rows: object[] }>('org/employees/list-employees', {}, payroll);
    expect(listed.customFields.map(({ key }) => key)).not.toContain('note');
    expect(JSON.stringify(listed.rows)).not.toContain('likes tea');
    const { rows: found } = await answer<{ rows: object[] }>(
      'org/employees/list-employees',
      { conditions: [{ column: 'custom_note', operator: 'equals', value: 'likes tea' }] },
      hr,
    );
    expect(found).toHaveLength(1);
    const asked = await payroll.call('org/employees/list-employees', {
      conditions: [{ column: 'custom_note', operator: 'equals', value: 'likes tea' }],
    });
    expect(asked.data).toBeUndefined();
  });

  it('is kept of departments too, whatever the day', async () => {
    await make('floor', { entity: 'department', type: 'integer' });
    const department = await server.prisma.department.findFirstOrThrow({ where: { legalEntityId } });
    const { id } = department;
    const update = { id, version: department.version, reason: 'Moved' };
    expect(await refusal('org/departments/update-department', { ...update, custom: { floor: 'third' } }, hr)).toMatch(
      /^CUSTOM_VALUE_UNFIT: “floor” cannot be third. It holds a whole number/,
    );
    await answer('org/departments/update-department', { ...update, custom: { floor: '3' } }, hr);
    expect(await answer('org/departments/get-department', { id }, hr)).toMatchObject({
      custom: { floor: '3' },
      changes: [{ action: 'update-department', reason: 'Moved' }],
    });
    const foreign = await server.prisma.department.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
    expect(
      await refusal('org/departments/update-department', { id: foreign.id, version: foreign.version, custom: { floor: '3' } }, hr),
    ).toMatch(/^NOT_FOUND/);
  });

  it('of departments is in their list for its audience, and asked of a new one where it has to be said', async () => {
    await make('site', { entity: 'department', required: true, mask: 'A-9' });
    await make('head_room', { entity: 'department', audience: 'editor' });
    await make('bonus_pool', { entity: 'department', audience: 'pay' });
    const create = 'org/departments/create-department';
    const content = { legalEntityId, code: 'SITE', from: '2026-01-01', name: named('Site'), parentId: null, managerId: null };
    const count = () => server.prisma.department.count();
    const before = await count();
    expect(await refusal(create, content, hr)).toMatch(/^CUSTOM_VALUE_MISSING: “site” has to be said/);
    expect(await refusal(create, { ...content, custom: { site: 'B12' } }, hr)).toMatch(
      /^CUSTOM_VALUE_UNFIT: “site” cannot be B12. It holds a text that looks like A-9/,
    );
    expect(await refusal(create, { ...content, custom: { site: 'B-1', bonus_pool: '9' } }, hr)).toMatch(/^NOT_FOUND/);
    expect(await count()).toBe(before);
    const { id } = await answer<{ id: number }>(create, { ...content, custom: { site: 'B-1', head_room: 'low' } }, hr);
    await server.prisma.department.update({ where: { id }, data: { custom: { site: 'B-1', head_room: 'low', bonus_pool: '9' } } });

    interface List {
      readonly customFields: { key: string }[];
      readonly rows: { id: number; custom: object }[];
    }
    const list = async (by: TestCaller, more: object = {}) => {
      const { customFields, rows } = await answer<List>('org/departments/list-departments', { on: '2026-06-01', ...more }, by);
      return { keys: customFields.map(({ key }) => key), custom: rows.find((row) => row.id === id)?.custom };
    };
    const shownToHr = { keys: ['locker', 'floor', 'site', 'head_room'], custom: { site: 'B-1', head_room: 'low' } };
    expect(await list(hr)).toEqual(shownToHr);
    expect(await list(hr, { legalEntityId })).toEqual(shownToHr);
    const payroll = await server.signedIn(demoSignIns.clerk.account);
    // who sees pay of one legal entity sees it in the list of that one, not in the list of all
    expect(await list(payroll)).toEqual({ keys: ['locker', 'floor', 'site'], custom: { site: 'B-1' } });
    expect(await list(payroll, { legalEntityId })).toEqual({
      keys: ['locker', 'floor', 'site', 'bonus_pool'],
      custom: { site: 'B-1', bonus_pool: '9' },
    });
    const elsewhere = await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'CN' } });
    expect(await list(hr, { legalEntityId: elsewhere.id })).toEqual({ keys: ['locker', 'floor', 'site'], custom: undefined });
    for (const key of ['site', 'head_room', 'bonus_pool']) await server.prisma.customField.deleteMany({ where: { key } });
  });

  it('is held while somebody says something in it: what is taken away meanwhile is not said', async () => {
    await make('shoe', { type: 'option', options: ['40', '41'].map((value) => ({ value, label: named(value) })) });
    const { id } = await fieldOf('shoe');
    const { version } = await person();
    await using held = await holdRow(server.database.url, 'custom_field', 'id = $1', [id]);
    const { answer: said } = await startBehind(held, 1, () =>
      hr.call('org/employees/update-employee', { id: personId, version, custom: { shoe: '41' } }),
    );
    await held.query(`UPDATE custom_field SET options = options - 1 WHERE id = $1`, [id]);
    await held.release();
    expect((await said).error?.code).toBe('CUSTOM_VALUE_UNFIT');
  });
});
