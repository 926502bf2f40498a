/** Fields of the company's own in a file of departments: taken as the forms take them, written, and taken back (ADR 155). */
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const header = '代码,英文名称,成立日期,Building,Desks,Rate,Opened,Remote,班次';
const department = (code: string, fields: string) => `${code},Name of ${code},2020-01-01,${fields}`;

describe('a file of departments with fields of the company’s own', () => {
  const stage = subjectStage(demoSignIns.hr.account, ['administrator']);
  let subject: { entity: string; id: number };
  const named = (en: string, chinese = en) => ({ en, 'zh-CN': chinese });
  const make = (key: string, type: string, label: object, more: object = {}) =>
    stage.ask<{ id: number }>('org/custom-fields/create-custom-field', { entity: 'department', key, type, label, ...more });
  const find = (code: string) => stage.server.prisma.department.findFirst({ where: { code, legalEntityId: subject.id } });
  const customOf = async (code: string) => (await find(code))?.custom;
  const told = async (shown: { readonly id: number }) =>
    (await stage.rows(shown)).flatMap(({ key, reasons }) => reasons.map((why) => `${key}: ${why}`));

  beforeAll(async () => {
    subject = { entity: 'departments', id: (await stage.server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id };
    await make('building', 'text', named('Building'), { mask: 'A-99' });
    await make('desks', 'integer', named('Desks'));
    await make('rate', 'decimal', named('Rate'));
    await make('opened', 'date', named('Opened'));
    await make('remote', 'boolean', named('Remote'));
    const options = [
      { value: 'early', label: named('Early', '早班') },
      { value: 'late', label: named('Late', '晚班') },
    ];
    await make('crew', 'option', named('Crew', '班次'), { options });
  });

  it('is understood by the labels, written, given out the same, changed, and taken back as it was', async () => {
    const said = { building: 'B-07', desks: '40', rate: '1.5', opened: '2024-02-29', remote: 'true', crew: 'early' };
    const first = csv(header, department('Q-1', 'B-07,40,1.50,2024-02-29,yes,早班'), department('Q-2', ',,,,,'));
    const shown = await stage.read(subject, first);
    expect([shown.failure, shown.counts]).toMatchObject([null, { created: 2, refused: 0 }]);
    await stage.act('write', shown);
    expect([await customOf('Q-1'), await customOf('Q-2')]).toEqual([said, {}]);
    expect((await stage.read(subject, await stage.standing(subject))).counts).toMatchObject({ created: 0, updated: 0, refused: 0 });

    const versions = () => stage.server.prisma.departmentVersion.findMany({ orderBy: { id: 'asc' } });
    const before = await versions();
    const change = await stage.read(subject, csv('代码,英文名称,Desks,Crew,Remote', 'Q-1,Name of Q-1,41,Late,', 'Q-2,Renamed,0,,no'), {
      options: { mode: 'create-and-update', writeback: 'create-and-update', matching: 'name', empty: 'override' },
      answers: { on: '2027-01-01' },
    });
    expect([change.failure, change.counts]).toMatchObject([null, { updated: 2, refused: 0 }]);
    const written = await stage.act('write', change);
    expect(await customOf('Q-1')).toEqual({ building: 'B-07', desks: '41', rate: '1.5', opened: '2024-02-29', crew: 'late' });
    expect(await customOf('Q-2')).toEqual({ desks: '0', remote: 'false' });
    expect([(await find('Q-1'))?.version, (await find('Q-2'))?.version]).toEqual([2, 2]);
    expect((await versions()).length).toBe(before.length + 1); // only a name holds from a day on
    expect((await stage.act('undo', written)).failure).toBe(null);
    expect([await customOf('Q-1'), await customOf('Q-2')]).toEqual([said, {}]);
    expect((await versions()).map(({ name, expiryDate }) => ({ name, expiryDate }))).toEqual(
      before.map(({ name, expiryDate }) => ({ name, expiryDate })),
    );
  });

  it('refuses what a field does not hold, and says what it does', async () => {
    const shown = await stage.read(
      subject,
      csv(
        header,
        department('G-1', 'B7,4,1,,,'),
        department('G-2', ',4.5,,,,'),
        department('G-3', ',1234567890123456,,,,'),
        department('G-4', ',,,,,夜班'),
        department('G-5', ',,,2024-02-30,,'),
      ),
    );
    expect(shown.counts).toMatchObject({ created: 0, refused: 5 });
    const reasons = (await told(shown)).join('\n');
    expect(reasons).toMatch(/G-1: .*Building.*“B7” does not look like A-99/);
    expect(reasons).toMatch(/G-2: .*Desks/);
    expect(reasons).toMatch(/G-3: .*Desks.*too large/);
    expect(reasons).toMatch(/G-4: .*“夜班” is not one of its values: Early \/ 早班, Late \/ 晚班/);
    expect(reasons).toMatch(/G-5: .*Opened/);
  });

  it('asks a field that has to be said of what is new, and of nothing that was silent before', async () => {
    const { id } = await make('site', 'text', named('Site'), { required: true });
    const shown = await stage.read(subject, csv('代码,英文名称,成立日期,Desks', 'Q-2,Name of Q-2,2020-01-01,7', 'H-1,New,2020-01-01,7'));
    expect(shown.counts).toMatchObject({ updated: 1, refused: 1 });
    expect(await told(shown)).toEqual([expect.stringMatching(/^H-1: .*Site is missing/)]);
    await stage.ask('org/custom-fields/delete-custom-field', { id, version: 1 });
  });

  it('refuses with a row those below it that the file brings', async () => {
    const shown = await stage.read(
      subject,
      csv('代码,英文名称,上级部门,成立日期,Desks', 'J-1,Above,,2020-01-01,9999999999999999', 'J-2,Below,J-1,2020-01-01,1'),
    );
    expect(shown.counts).toMatchObject({ created: 0, refused: 2 });
    expect((await told(shown)).join('\n')).toMatch(/J-1: .*Desks.*too large[\s\S]*J-2: /);
  });

  it('is not written where a field has changed since it was read', async () => {
    const shown = await stage.read(subject, csv('代码,Crew', 'Q-1,Late'));
    const field = await stage.server.prisma.customField.findFirstOrThrow({ where: { key: 'crew', entity: 'department' } });
    await stage.server.prisma.customField.update({ where: { id: field.id }, data: { version: field.version + 1 } });
    expect((await stage.act('write', shown)).counts).toMatchObject({ updated: 0, refused: 1 });
    expect(await told(shown)).toEqual([expect.stringMatching(/^Q-1: .*Crew: the field was changed or deleted after the file was read/)]);
    expect(await customOf('Q-1')).toMatchObject({ crew: 'early' });
    await stage.server.prisma.customField.update({ where: { id: field.id }, data: { version: field.version } });
  });

  it('has no column of a field of pay for who may not see pay', async () => {
    await make('bonus_pool', 'text', named('Bonus pool'), { audience: 'pay' });
    const columns = async () =>
      (await stage.ask<{ columns: { code: string }[] }>('platform/imports/get-import-form', subject)).columns.map(({ code }) => code);
    expect(await columns()).toContain('custom:building');
    expect(await columns()).not.toContain('custom:bonus_pool');
  });
});
