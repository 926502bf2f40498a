import { deflateSync } from 'node:zlib';
import { configCodes } from '@wagewright/contracts/platform/settings';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';

const config = '/api/base/system/config';

/** A PNG of one colour; `claimed` writes another size at its head. */
function png(width: number, height: number, claimed = width): string {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    let crc = 0xffffffff;
    for (const byte of body) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claimed, 0);
  head.writeUInt32BE(claimed === width ? height : claimed, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(height * (1 + width * 3)));
  const parts = [Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}

describe('system configuration', () => {
  const server = serverForAll();
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  const employee = callerForAll(server, demoSignIns.employee.account);
  const save = (typeCode: string, value: object, version: number) => administrator.rest('PUT', `${config}/${typeCode}`, { value, version });

  it('answers every type with its defaults, by both paths, until it is saved', async () => {
    for (const typeCode of configCodes) {
      const answer = await employee.rest('GET', `${config}?typeCode=${typeCode}`);
      expect(answer).toMatchObject({ status: 200, data: { typeCode, version: 0, updatedAt: null } });
      expect((await employee.rest('GET', `${config}/byTypeCode?typeCode=${typeCode}`)).data).toEqual(answer.data);
    }
    const { data } = await employee.rest('GET', `${config}?typeCode=profile-areas`);
    expect(data).toMatchObject({ value: { time: true, payroll: true, certificates: true } });
  });

  it('names the types that there are for one that there is not', async () => {
    for (const typeCode of ['weather', 'constructor', '__proto__', '']) {
      const { status, error } = await employee.rest('GET', `${config}?typeCode=${typeCode}`);
      expect([typeCode, status, error?.code]).toEqual([typeCode, 422, 'VALIDATION_FAILED']);
      expect(error?.message).toContain('watermark');
    }
    expect((await save('weather', {}, 0)).status).toBe(422);
  });

  it('is saved over the version that was seen, and never over another', async () => {
    expect(await save('reporting-lines', { all: true }, 0)).toMatchObject({ status: 200, data: { version: 1, value: { all: true } } });
    expect(await save('reporting-lines', { all: false }, 0)).toMatchObject({ status: 409, error: { code: 'STALE_VERSION' } });
    expect((await save('reporting-lines', { all: false }, 1)).data).toMatchObject({ version: 2 });
    expect((await save('reporting-lines', { all: true }, 1)).status).toBe(409);
    const record = await server.prisma.auditEntry.findFirstOrThrow({ where: { entity: 'system-config' }, orderBy: { id: 'desc' } });
    expect(record).toMatchObject({ entityId: 'reporting-lines', before: { all: true }, after: { all: false } });
  });

  it('takes what its type holds, and says where something else stands', async () => {
    for (const [value, place] of [
      [{ mode: 'rainbow' }, 'value.mode'],
      [{ mode: 'name', more: 1 }, 'value'],
    ] as const) {
      const { status, error } = await save('watermark', value, 0);
      expect(status).toBe(422);
      expect(error?.message).toContain(place);
    }
  });

  it('is saved together, or not at all', async () => {
    const configs = [
      { typeCode: 'employee-self-service', value: { selfTermination: true }, version: 0 },
      { typeCode: 'manager-actions', value: { rehire: true }, version: 9 },
    ];
    expect((await administrator.rest('PUT', config, { configs })).status).toBe(409);
    expect((await employee.rest('GET', `${config}?typeCode=employee-self-service`)).data).toMatchObject({ version: 0 });
    const right = configs.map((one) => ({ ...one, version: 0 }));
    expect((await administrator.rest('PUT', config, { configs: right })).status).toBe(200);
    expect((await administrator.rest('PUT', config, { configs: [right[0], right[0]] })).status).toBe(422);
    const { data } = await employee.rest('GET', '/api/platform/settings/behaviour');
    expect(data).toMatchObject({
      behaviour: {
        'employee-self-service': { changeAvatar: true, selfTermination: true, changeContacts: true },
        'manager-actions': { rehire: true },
      },
      versions: { 'manager-actions': 1, 'department-name': 0 },
    });
  });

  it('marks the pages of each with who they are, as the mode says', async () => {
    const person = await server.prisma.employee.findFirstOrThrow({ where: { user: { account: demoSignIns.employee.account } } });
    await server.prisma.employee.update({ where: { id: person.id }, data: { phone: '+1 (301) 555-0148' } });
    const marked = async () => ((await employee.rest('GET', '/api/platform/settings/behaviour')).data as { watermark: unknown }).watermark;
    expect(await marked()).toBeNull();
    for (const [at, [mode, text]] of [
      ['name', person.name] as const,
      ['name-and-number', `${person.name} ${person.employeeNumber}`] as const,
      ['name-and-phone', `${person.name} 0148`] as const,
    ].entries()) {
      expect((await save('watermark', { mode }, at)).status).toBe(200);
      expect(await marked()).toBe(text);
    }
    await server.prisma.employee.update({ where: { id: person.id }, data: { phone: null } });
    expect(await marked()).toBe(person.name);
  });

  it('shows strangers a logo that a browser can draw, and takes no other', async () => {
    const good = png(12, 4);
    expect((await save('logo', { picture: good }, 0)).status).toBe(200);
    expect((await server.anonymous.rest('GET', `${config}/logo`)).data).toEqual({ logo: good });
    const svg = `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`;
    for (const [picture, code] of [
      [svg, 'VALIDATION_FAILED'],
      ['https://evil.example/logo.png', 'VALIDATION_FAILED'],
      [png(2, 2, 30_000), 'PICTURE_UNUSABLE'],
      [png(1_500, 1_400), 'PICTURE_UNUSABLE'],
      [`data:image/png;base64,${Buffer.from('no picture at all, only words').toString('base64')}`, 'PICTURE_UNUSABLE'],
      [`data:image/jpeg;base64,${good.slice(good.indexOf(',') + 1)}`, 'PICTURE_UNUSABLE'],
    ] as const)
      expect([picture.slice(0, 30), (await save('logo', { picture }, 1)).error?.code]).toEqual([picture.slice(0, 30), code]);
    const told = await server.prisma.auditEntry.findFirstOrThrow({ where: { entityId: 'logo' } });
    expect(JSON.stringify(told.after)).not.toContain('iVBOR');
  });

  it('keeps one record of the sign-in page', async () => {
    const page = { title: { en: 'Welcome', 'zh-CN': '欢迎' }, methods: ['email-reset'], version: 0 };
    expect((await administrator.rest('POST', '/api/base/system/loginPageConfig', page)).data).toEqual({ version: 1 });
    const { data } = await administrator.rest('GET', '/api/base/system/loginPageConfig');
    expect(data).toMatchObject({ ...page, version: 1, lead: { en: '', 'zh-CN': '' }, picture: null });
    const twice = { ...page, version: 1, methods: ['carrier-pigeon'] };
    expect((await administrator.rest('POST', '/api/base/system/loginPageConfig', twice)).status).toBe(422);
  });

  it('says a field of a record in every language', async () => {
    const { id, name } = await server.prisma.solution.findFirstOrThrow();
    const path = '/api/base/fieldTranslations';
    const { data } = await administrator.rest('GET', `${path}?resId=${id}&model=solution&field=name`);
    const texts = name as Record<string, string>;
    expect(data).toEqual({
      translations: [
        { lang: 'en', value: texts['en'] },
        { lang: 'zh-CN', value: texts['zh-CN'] },
      ],
    });
    const { departmentId, name: called } = await server.prisma.departmentVersion.findFirstOrThrow({ where: { expiryDate: null } });
    const department = await administrator.rest('GET', `${path}?resId=${departmentId}&model=department&field=name`);
    expect(JSON.stringify(department.data)).toContain((called as Record<string, string>)['en']);
    expect((await administrator.rest('GET', `${path}?resId=2000000&model=solution&field=name`)).status).toBe(404);
    const untranslated = await administrator.rest('GET', `${path}?resId=${id}&model=solution&field=title`);
    expect(untranslated.error).toMatchObject({ code: 'FIELD_NOT_TRANSLATED' });
  });
});

describe('demo-user mappings', () => {
  const server = serverForAll();
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  const path = '/api/demo_setting/user/mapping';

  it('let a visitor be one demo account, once, and go by their ids', async () => {
    const { account } = demoSignIns.employee;
    const externalId = 'https://accounts.partner.example#visitor';
    const first = await administrator.rest('POST', path, { source: 'oidc', externalId, account });
    expect(first).toMatchObject({ status: 201, data: { user: { account } } });
    const again = await administrator.rest('POST', path, { source: 'oidc', externalId, account });
    expect(again.error).toMatchObject({ code: 'DEMO_MAPPING_EXISTS' });
    expect(again.error?.message).toContain(account);
    const { id } = first.data as { id: number };
    expect((await administrator.rest('GET', path)).data).toMatchObject({ total: 1, rows: [{ id, externalId }] });
    expect((await administrator.rest('DELETE', path, { ids: [id, 2_000_000] })).status).toBe(404);
    expect((await administrator.rest('DELETE', `${path}?ids=[${id}]`)).data).toEqual({ deleted: 1 });
    expect(await administrator.rest('DELETE', `${path}?ids=${id}`)).toMatchObject({ status: 410, error: { code: 'GONE' } });
  });

  it('are of demo accounts alone, whose passwords are no secret (S5), and name the provider', async () => {
    const somebody = await server.prisma.user.findFirstOrThrow({ where: { status: 'active', passwordHash: null } });
    const externalId = 'https://accounts.partner.example#visitor';
    for (const account of [somebody.account, 'nobody'])
      expect((await administrator.rest('POST', path, { source: 'oidc', externalId, account })).error).toMatchObject({
        code: 'DEMO_ACCOUNT_ONLY',
      });
    for (const nameless of ['visitor', '#visitor', 'https://accounts.partner.example#'])
      expect(
        (await administrator.rest('POST', path, { source: 'oidc', externalId: nameless, account: demoSignIns.employee.account })).status,
      ).toBe(422);
    expect(await server.prisma.demoMapping.count()).toBe(0);
  });
});

describe('system parameters', () => {
  const server = serverForAll();
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  const saveParameter = (body: object) => administrator.rest('POST', '/api/base/sys/config/save', body);
  const list = async (filter = {}) =>
    (await administrator.rest('GET', `/api/base/sys/config/pageList?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data as {
      total: number;
      rows: { id: number; name: string }[];
    };

  it('are made once, changed over the version that was seen, found and deleted', async () => {
    const url = { name: 'weblate.url', kind: 'text', value: 'https://weblate.example', description: 'Where terms come from' };
    expect((await saveParameter({ ...url, version: 0 })).data).toMatchObject({ ...url, version: 1 });
    expect((await saveParameter({ ...url, version: 0 })).error?.code).toBe('PARAMETER_EXISTS');
    expect((await saveParameter({ ...url, value: 'https://other.example', version: 1 })).data).toMatchObject({ version: 2 });
    expect((await saveParameter({ ...url, version: 1 })).error?.code).toBe('STALE_VERSION');
    await saveParameter({ name: 'limit_100%', kind: 'text', value: '1', version: 0 });
    expect((await saveParameter({ name: 'retry.count', kind: 'number', value: '3', version: 0 })).status).toBe(200);
    expect((await list()).rows.map(({ name }) => name)).toEqual(['retry.count', 'weblate.url']);
    expect((await list({ search: 'TERMS come' })).rows.map(({ name }) => name)).toEqual(['weblate.url']);
    expect((await list({ search: '%' })).total).toBe(0);
    expect((await list({ kind: 'number' })).total).toBe(1);
    const ids = (await list()).rows.map(({ id }) => id);
    expect((await administrator.rest('DELETE', '/api/base/sys/config/delete', { ids })).data).toEqual({ deleted: 2 });
  });

  it.each([
    ['number', 'three'],
    ['number', '1e9'],
    ['boolean', 'yes'],
    ['secret', ''],
    ['text', undefined],
  ])('of the kind %s do not take %j', async (kind, value) => {
    expect((await saveParameter({ name: 'wrong', kind, value, version: 0 })).error?.code).toBe('PARAMETER_VALUE_WRONG');
  });

  it('keep a secret sealed: neither a reply, the audit nor the database shows it, and the product can open it (S14)', async () => {
    const secret = 'correct horse battery staple';
    const answers = [
      await saveParameter({ name: 'weblate.token', kind: 'secret', value: secret, version: 0 }),
      await saveParameter({ name: 'weblate.token', kind: 'secret', description: 'of our project', version: 1 }),
      await list(),
    ];
    expect(answers[1]).toMatchObject({ status: 200, data: { kind: 'secret', value: null } });
    expect(JSON.stringify(answers)).not.toContain('horse');
    const row = await server.prisma.systemParameter.findUniqueOrThrow({ where: { name: 'weblate.token' } });
    expect(Buffer.from(row.secret ?? []).includes('horse')).toBe(false);
    expect(
      JSON.stringify(await server.prisma.auditEntry.findMany(), (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
    ).not.toContain('horse');
    expect(server.composition.deps.secrets.open('system_parameter.secret', 'weblate.token', row.secret ?? new Uint8Array())).toBe(secret);
    // changed into a text, nothing of it stays
    await saveParameter({ name: 'weblate.token', kind: 'text', value: 'open', version: 2 });
    expect((await server.prisma.systemParameter.findUniqueOrThrow({ where: { name: 'weblate.token' } })).secret).toBeNull();
  });
});
