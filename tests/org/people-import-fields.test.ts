/** Fields of the company's own in a file of people: taken as the forms take them, written, and taken back (ADR 138). */
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const header = '工号,姓名,入职日期,部门,职位,Badge,Seats,Height,First aid since,Drives,班组';
const person = (number: string, fields: string) => `${number},Ann,2020-01-01,New,New,${fields}`;

describe('a file of people with fields of the company’s own', () => {
  const stage = subjectStage(demoSignIns.hr.account, ['administrator']);
  let subject: { entity: string; id: number };
  const named = (en: string, chinese = en) => ({ en, 'zh-CN': chinese });
  const make = (key: string, type: string, label: object, more: object = {}) =>
    stage.ask<{ id: number }>('org/custom-fields/create-custom-field', { entity: 'employee', key, type, label, ...more });
  const customOf = async (employeeNumber: string) => (await stage.server.prisma.employee.findUnique({ where: { employeeNumber } }))?.custom;
  const told = async (shown: { readonly id: number }) =>
    (await stage.rows(shown)).flatMap(({ key, reasons }) => reasons.map((why) => `${key}: ${why}`));

  beforeAll(async () => {
    subject = { entity: 'employees', id: (await stage.server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id };
    await make('badge', 'text', named('Badge'), { mask: 'AA-9999' });
    await make('seats', 'integer', named('Seats'));
    await make('height', 'decimal', named('Height'));
    await make('first_aid', 'date', named('First aid since'));
    await make('drives', 'boolean', named('Drives'));
    const options = [
      { value: 'early', label: named('Early', '早班') },
      { value: 'late', label: named('Late', '晚班') },
    ];
    await make('crew', 'option', named('Crew', '班组'), { options });
  });

  it('is understood by the labels, written, the same again unchanged, changed, and taken back as it was', async () => {
    const said = { badge: 'AB-0001', seats: '4', height: '1.8', first_aid: '2024-02-29', drives: 'true', crew: 'early' };
    const first = csv(header, person('F1', 'AB-0001,4,1.80,2024-02-29,yes,早班'), person('F2', ',,,,,'));
    const shown = await stage.read(subject, first);
    expect([shown.failure, shown.counts]).toMatchObject([null, { created: 4, refused: 0 }]);
    await stage.act('write', shown);
    expect(await customOf('F1')).toEqual(said);
    expect(await customOf('F2')).toEqual({});
    expect((await stage.read(subject, first)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 0 });

    const change = await stage.read(subject, csv('工号,Seats,Crew,Drives', 'F1,5,Late,', 'F2,0,,no'), {
      options: { mode: 'create-and-update', writeback: 'create-and-update', matching: 'name', empty: 'override' },
    });
    expect([change.failure, change.counts]).toMatchObject([null, { updated: 2, refused: 0 }]);
    const written = await stage.act('write', change);
    expect(await customOf('F1')).toMatchObject({ badge: 'AB-0001', seats: '5', height: '1.8', crew: 'late' });
    expect(await customOf('F2')).toEqual({ seats: '0', drives: 'false' });
    await stage.act('undo', written);
    expect(await customOf('F1')).toEqual(said);
    expect(await customOf('F2')).toEqual({});
  });

  it('refuses what a field does not hold, and says what it does', async () => {
    const shown = await stage.read(
      subject,
      csv(
        header,
        person('G1', 'AB-1,4,1,,,'),
        person('G2', ',4.5,,,,'),
        person('G3', ',1234567890123456,,,,'),
        person('G4', ',,,,,夜班'),
        person('G5', ',,,2024-02-30,,'),
      ),
    );
    expect(shown.counts).toMatchObject({ created: 0, refused: 5 });
    const reasons = (await told(shown)).join('\n');
    expect(reasons).toMatch(/G1: .*Badge.*“AB-1” does not look like AA-9999/);
    expect(reasons).toMatch(/G2: .*Seats/);
    expect(reasons).toMatch(/G3: .*Seats.*too large/);
    expect(reasons).toMatch(/G4: .*“夜班” is not one of its values: Early \/ 早班, Late \/ 晚班/);
    expect(reasons).toMatch(/G5: .*First aid since/);
  });

  it('asks a field that has to be said of whoever is new, and of nobody who was silent before', async () => {
    const { id } = await make('shirt', 'text', named('Shirt'), { required: true });
    const shown = await stage.read(
      subject,
      csv('工号,姓名,入职日期,部门,职位,Seats', 'F2,Ann,2020-01-01,New,New,7', 'H1,Ann,2020-01-01,New,New,7'),
    );
    expect(shown.counts).toMatchObject({ updated: 1, refused: 1 });
    expect(await told(shown)).toEqual([expect.stringMatching(/^H1: .*Shirt is missing/)]);
    await stage.ask('org/custom-fields/delete-custom-field', { id, version: 1 });
  });

  it('is not written where a field has changed since it was read', async () => {
    const shown = await stage.read(subject, csv('工号,Crew', 'F1,Late'));
    const field = await stage.server.prisma.customField.findFirstOrThrow({ where: { key: 'crew' } });
    await stage.server.prisma.customField.update({ where: { id: field.id }, data: { version: field.version + 1 } });
    expect((await stage.act('write', shown)).counts).toMatchObject({ updated: 0, refused: 1 });
    expect(await told(shown)).toEqual([expect.stringMatching(/^F1: .*Crew: the field was changed or deleted after the file was read/)]);
    expect(await customOf('F1')).toMatchObject({ crew: 'early' });
    await stage.server.prisma.customField.update({ where: { id: field.id }, data: { version: field.version } });
  });

  it('has no column of a field of pay for who may not see pay', async () => {
    await make('bonus_class', 'text', named('Bonus class'), { audience: 'pay' });
    const columns = async () =>
      (await stage.ask<{ columns: { code: string }[] }>('platform/imports/get-import-form', subject)).columns.map(({ code }) => code);
    expect(await columns()).toContain('custom:badge');
    expect(await columns()).not.toContain('custom:bonus_class');
  });
});
