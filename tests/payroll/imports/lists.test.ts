/** Files into the company's lists: pay types and balance elements, by the one mechanism of imports. */
import { companyListId } from '@wagewright/contracts/platform/imports';
import { describe, expect, it } from 'vitest';
import { type SubjectStage, subjectStage } from './subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const effects = async (stage: SubjectStage, shown: { id: number }) => (await stage.rows(shown)).map(({ key, effect }) => [key, effect]);

describe('import into the list of pay types', () => {
  const stage = subjectStage();
  const subject = { entity: 'pay-types', id: companyListId };
  const header = 'Code,Name in English,Name in Chinese,Type';
  const find = (code: string) => stage.server.prisma.payType.findUnique({ where: { code } });
  const rowOf = async (shown: { id: number }, key: string) => (await stage.rows(shown)).find((row) => row.key === key);

  it('makes new ones and renames others, types by their name in either language; undone, all is as before', async () => {
    await stage.ask('payroll/pay-types/create-pay-type', { code: 'OLD', name: { en: 'Old', 'zh-CN': '旧' }, type: 'earning' });
    const shown = await stage.read(subject, csv(header, 'MEAL,Meals,餐补,收入', 'BIKE,Bike,车补,deduction', 'OLD,Older,旧,'));
    expect(shown).toMatchObject({ status: 'checked', counts: { created: 2, updated: 1, refused: 0 } });
    expect((await rowOf(shown, 'OLD'))?.after).toEqual(['Older', '旧', 'earning']);
    expect(await find('MEAL')).toBeNull();
    const written = await stage.act('write', shown);
    expect(await find('MEAL')).toMatchObject({ name: { en: 'Meals', 'zh-CN': '餐补' }, type: 'earning', version: 1 });
    expect(await find('OLD')).toMatchObject({ name: { en: 'Older', 'zh-CN': '旧' }, version: 2 });
    expect((await stage.act('undo', written)).status).toBe('undone');
    expect([await find('MEAL'), await find('BIKE')]).toEqual([null, null]);
    expect(await find('OLD')).toMatchObject({ name: { en: 'Old', 'zh-CN': '旧' } });
  });

  it('leaves its row in the audit of who asked, when it is written and when it is undone', async () => {
    const written = await stage.act('write', await stage.read(subject, csv(header, 'AUDITED,Audited,审计,base')));
    await stage.act('undo', written);
    const rows = await stage.server.prisma.auditEntry.findMany({
      where: { entity: 'import', entityId: String(written.id), traceId: 'platform.work-import' },
      orderBy: { id: 'asc' },
    });
    const clerk = await stage.server.prisma.importJob.findUniqueOrThrow({ where: { id: written.id } });
    expect(rows.map(({ procedure, actorUserId }) => [procedure, actorUserId])).toEqual([
      ['platform/imports/write-import', clerk.startedByUserId],
      ['platform/imports/undo-import', clerk.startedByUserId],
    ]);
    expect(rows[0]?.after).toMatchObject({ entity: 'pay-types', created: 1, event: 'finish-writing', status: 'written' });
  });

  it('refuses row by row what the list does not take: codes, names that are taken, types that nobody knows, what is missing', async () => {
    await stage.ask('payroll/pay-types/create-pay-type', { code: 'TAKEN', name: { en: 'Taken', 'zh-CN': '已有' }, type: 'base' });
    const shown = await stage.read(
      subject,
      csv(
        header,
        '1st,One,一,base',
        'NEW1,Taken,新的,base',
        'NEW2,Two,二,salary',
        'NEW3,Three,,base',
        'NEW4,Four,四,base',
        'NEW5,Four,五,base',
      ),
    );
    const reasons = Object.fromEntries((await stage.rows(shown)).map(({ key, reasons: why }) => [key, why.join(' ')]));
    expect(reasons['1st']).toMatch(/cannot be a code/);
    expect(reasons['NEW1']).toMatch(/Name in English: TAKEN is called so already/);
    expect(reasons['NEW2']).toMatch(/“salary” is not one of its values: Earning/);
    expect(reasons['NEW3']).toMatch(/Name in Chinese is missing/);
    expect(reasons['NEW5']).toMatch(/NEW4 is called so already/);
    expect(await effects(stage, shown)).toContainEqual(['NEW4', 'created']);
    expect(shown.counts).toMatchObject({ created: 1, refused: 5 });
  });

  it('its rules are asked again under the locks: a name that somebody has taken meanwhile is refused, the others are written', async () => {
    const shown = await stage.read(subject, csv(header, 'LATE1,Late,迟,base', 'LATE2,Later,更迟,base'));
    expect(shown.counts).toMatchObject({ created: 2 });
    await stage.ask('payroll/pay-types/create-pay-type', { code: 'FIRST', name: { en: 'Late', 'zh-CN': '先' }, type: 'base' });
    const written = await stage.act('write', shown);
    expect(written).toMatchObject({ status: 'written', counts: { created: 1, refused: 1 } });
    expect((await rowOf(written, 'LATE1'))?.reasons.join()).toMatch(/FIRST is called so already/);
    expect([await find('LATE1'), (await find('LATE2'))?.code]).toEqual([null, 'LATE2']);
  });

  it('refused rows are counted and found by their reason', async () => {
    const shown = await stage.read(subject, csv(header, '1a,A,甲一,base', '1b,B,乙一,base', 'OK1,C,丙一,salary', 'OK2,D,,base'));
    const { rows } = await stage.ask<{ rows: { code: string; column: string | null; count: number; text: string }[] }>(
      'platform/imports/count-import-reasons',
      { id: shown.id },
    );
    expect(rows.map(({ code, column, count }) => [code, column, count])).toEqual([
      ['CODE_NOT_TAKEN', null, 2],
      ['CHOICE_UNKNOWN', 'type', 1],
      ['VALUE_REQUIRED', 'nameZh', 1],
    ]);
    expect(rows[0]?.text).toMatch(/^“1a” cannot be a code/);
    const found = await stage.ask<{ rows: { key: string }[]; total: number }>('platform/imports/list-import-rows', {
      id: shown.id,
      reason: { code: 'CODE_NOT_TAKEN' },
    });
    expect([found.total, found.rows.map(({ key }) => key)]).toEqual([2, ['1a', '1b']]);
  });

  it('two may change their names with each other, since names are free once both are written', async () => {
    for (const [code, chinese] of [
      ['SWAP1', '甲'],
      ['SWAP2', '乙'],
    ] as const)
      await stage.ask('payroll/pay-types/create-pay-type', { code, name: { en: code, 'zh-CN': chinese }, type: 'base' });
    const shown = await stage.read(subject, csv(header, 'SWAP1,SWAP2,乙,base', 'SWAP2,SWAP1,甲,base'));
    expect(shown.counts).toMatchObject({ updated: 2, refused: 0 });
    await stage.act('write', shown);
    expect(await find('SWAP1')).toMatchObject({ name: { en: 'SWAP2', 'zh-CN': '乙' } });
  });

  it('closes what nobody uses, and no other', async () => {
    const used = 'REGULAR';
    const copy = await stage.server.prisma.solutionCopy.findFirstOrThrow({ where: { status: 'published' } });
    const { definition } = copy;
    const { payTypes = [] } = definition as unknown as { payTypes?: { code: string }[] };
    const named = payTypes[0]?.code ?? used;
    await stage.ask('payroll/pay-types/create-pay-type', { code: 'IDLE', name: { en: 'Idle', 'zh-CN': '闲置' }, type: 'base' });
    if (payTypes.length === 0) {
      await stage.ask('payroll/pay-types/create-pay-type', { code: used, name: { en: 'Regular', 'zh-CN': '正常' }, type: 'base' });
      const next = { ...(definition as object), payTypes: [{ code: used, name: { en: 'Regular' } }] };
      await stage.server.prisma.solutionCopy.update({ where: { id: copy.id }, data: { definition: next as never } });
    }
    const options = { mode: 'update-only', writeback: 'close' };
    const shown = await stage.read(subject, csv('Code', 'IDLE', named, 'NOBODY'), { options });
    expect(await effects(stage, shown)).toEqual([
      ['IDLE', 'closed'],
      [named, 'refused'],
      ['NOBODY', 'refused'],
    ]);
    await stage.act('write', shown);
    expect([await find('IDLE'), (await find(named))?.code]).toEqual([null, named]);
  });

  it('is not undone once a rule names what it has brought, and says so', async () => {
    const written = await stage.act('write', await stage.read(subject, csv(header, 'NAMED,Named,被引用,base')));
    const copy = await stage.server.prisma.solutionCopy.findFirstOrThrow({ where: { status: 'published' }, orderBy: { id: 'desc' } });
    const definition = copy.definition as { payTypes?: object[] };
    const next = { ...definition, payTypes: [...(definition.payTypes ?? []), { code: 'NAMED', name: { en: 'Named' } }] };
    await stage.server.prisma.solutionCopy.update({ where: { id: copy.id }, data: { definition: next as never } });
    const refused = await stage.act('undo', written);
    expect(refused).toMatchObject({ status: 'written', failure: expect.stringMatching(/cannot be undone: NAMED/) });
    expect(await find('NAMED')).not.toBeNull();
  });

  it('what stands goes out with types in words, and comes in again as it was', async () => {
    const text = await stage.standing(subject);
    expect(text.split('\n')[0]).toBe(`${header}\r`);
    expect(text).toMatch(/,Earning|,Base/);
    const shown = await stage.read(subject, text, { options: { mode: 'override' } });
    expect(shown.counts).toMatchObject({ created: 0, updated: 0, closed: 0, refused: 0 });
  });
});

describe('import into the list of balance elements', () => {
  const stage = subjectStage();
  const subject = { entity: 'balance-elements', id: companyListId };
  const header = 'Code,Name in English,Name in Chinese,Digits after the point';
  const find = (code: string) => stage.server.prisma.balanceElement.findUnique({ where: { code, removedAt: null } });

  it('makes, renames and takes out; digits stay as they were said first, and a serial number is never another’s', async () => {
    const shown = await stage.read(subject, csv(header, 'TIPS,Tips,小费,2', 'DAYS,Days off,休假,13'));
    expect((await stage.rows(shown)).map(({ effect, reasons }) => [effect, reasons.join('')])).toEqual([
      ['created', ''],
      ['refused', expect.stringMatching(/between 0 and 12/)],
    ]);
    await stage.act('write', shown);
    const made = await find('TIPS');
    const changed = await stage.read(subject, csv(header, 'TIPS,Gratuities,小费,3'));
    expect((await stage.rows(changed))[0]).toMatchObject({
      effect: 'refused',
      reasons: [expect.stringMatching(/stays as it was said first/)],
    });
    const renamed = await stage.act('write', await stage.read(subject, csv(header, 'TIPS,Gratuities,小费,2')));
    expect(await find('TIPS')).toMatchObject({ name: { en: 'Gratuities', 'zh-CN': '小费' }, serialNumber: made?.serialNumber });
    await stage.act('undo', renamed);
    expect(await find('TIPS')).toMatchObject({ name: { en: 'Tips' } });
    const closed = await stage.act(
      'write',
      await stage.read(subject, csv('Code', 'TIPS'), { options: { mode: 'update-only', writeback: 'close' } }),
    );
    expect(await find('TIPS')).toBeNull();
    await stage.act('undo', closed);
    expect(await find('TIPS')).toMatchObject({ serialNumber: made?.serialNumber });
  });

  it('one that came with the product, that a solution fills or of which the ledger holds amounts stays', async () => {
    const kept = await stage.server.prisma.balanceElement.findFirstOrThrow({ where: { removedAt: null } });
    const shown = await stage.read(subject, csv('Code', kept.code), { options: { mode: 'update-only', writeback: 'close' } });
    expect((await stage.rows(shown))[0]).toMatchObject({ effect: 'refused', reasons: [expect.stringMatching(/stays/)] });
  });
});
