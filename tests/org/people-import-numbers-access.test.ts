/** Who may bring accounts and documents of people, who sees what was brought, and where no key is: nothing of it is there for whoever may not look at them by hand. */
import type { ImportDetail } from '@wagewright/contracts/platform/imports';
import { createSecrets, employeesTarget, noSecretKeys } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const card = '6222020200112233445';
const wang = '11010519491231002X';
const heads = '工号,姓名,入职日期,部门,职位,开户银行,银行账号,户名,证件号码,纳税人识别号';

describe('who may not see numbers of people (S1, S2, S3)', () => {
  const stage = subjectStage(demoSignIns.hr.account, []);
  it('has no column for them, and sees no import, no row, no file and no failure of one that has', async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    const subject = { entity: 'employees', id };
    const brought = await stage.read(subject, csv(heads, `A1,Ann,2026-01-01,New,New,Bank,${card},,${wang},`));
    expect((await stage.rows(brought))[0]?.effect).toBe('created');
    const { id: roleId } = await prisma.role.findUniqueOrThrow({ where: { code: 'hr' } });
    const codes = async () => {
      const form = await stage.ask<{ columns: { code: string }[] }>('platform/imports/get-import-form', subject);
      return form.columns.map(({ code }) => code).filter((code) => /^(?:bank|tax|identity)/.test(code));
    };
    expect((await codes()).length).toBe(10);
    for (const [permission, left] of [
      ['employee.read-bank', ['identityKind', 'identityNumber', 'identityCountry']],
      ['employee.read-identity', ['bank', 'bankAccount', 'bankHolder', 'bankRouting', 'bankCountry', 'taxNumber', 'taxCountry']],
    ] as const) {
      const held = await prisma.roleGrant.findFirstOrThrow({ where: { roleId, permission } });
      await prisma.roleGrant.deleteMany({ where: { roleId, permission } });
      try {
        expect(await codes()).toEqual(left);
        for (const procedure of ['get-import', 'list-import-rows', 'count-import-reasons', 'download-failures'])
          expect([procedure, await stage.refusal(`platform/imports/${procedure}`, { id: brought.id })]).toEqual([procedure, 'NOT_FOUND']);
        expect(await stage.refusal('platform/imports/write-import', { id: brought.id, version: brought.version })).toBe('NOT_FOUND');
        const { rows } = await stage.ask<{ rows: { id: number }[] }>('platform/imports/list-imports', {});
        expect(rows.map((row) => row.id)).not.toContain(brought.id);
        const asked = await stage.read(subject, csv('工号,身份证号,银行卡号', `A3,${wang},${card}`), {
          options: { matching: 'understood' },
        });
        const covered = asked.understood?.columns.slice(1) ?? [];
        expect(covered.map(({ code }) => code).filter((code) => code !== null)).toHaveLength(1);
        expect(covered.map(({ samples }) => samples)).toEqual([['••••002X'], ['••••3445']]);
        const confirmed = await stage.confirm(
          asked,
          (asked.understood?.columns ?? []).map(({ place, code }) => ({ place, code })),
        );
        // what they may not bring is left out, and kept nowhere
        expect(JSON.stringify(await prisma.importRow.findMany({ where: { importId: confirmed.id } }))).not.toMatch(/1101051949|62220202/);
      } finally {
        await prisma.roleGrant.create({ data: held });
      }
    }
    expect((await stage.ask<ImportDetail>('platform/imports/get-import', { id: brought.id })).id).toBe(brought.id);
  });

  it('gets no file with numbers, which is handed to whoever brought it alone', async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    const shown = await stage.read({ entity: 'employees', id }, csv('工号,开户银行,银行账号', `A9,Bank,${card}`));
    const plain = await stage.read({ entity: 'employees', id }, csv('工号,姓名', 'A9,Ann'));
    expect(await stage.refusal('platform/files/download-file', { id: shown.file.id })).toBe(undefined);
    const administrator = await stage.server.signedIn(demoSignIns.administrator.account);
    const get = async (one: ImportDetail) => (await administrator.call('platform/files/download-file', { id: one.file.id })).error?.code;
    expect((await administrator.call('platform/imports/get-import', { id: shown.id })).error).toBe(undefined);
    expect([await get(shown), await get(plain)]).toEqual(['NOT_FOUND', undefined]);
  });

  it('waits until there is a key: without one nothing that is to be sealed is read, and the others go on', () => {
    const target = employeesTarget(createSecrets(noSecretKeys));
    const text = { type: 'text', role: 'value', scale: 0, currency: null } as const;
    const columns = ['bankAccount', 'bank', 'bankHolder', 'bankRouting', 'bankCountry'].map((code) => ({
      ...text,
      code,
      name: { en: code, 'zh-CN': code },
    }));
    const facts = { legalEntityId: 1, on: '2026-01-01', currency: 'USD', country: 'US', items: [], fields: [] };
    const adds = { department: false, position: false, costCenter: false };
    const job = { id: 1, target: { ...facts, adds }, columns, layout: [{ heading: 'Account', code: 'bankAccount' }] };
    expect(() => target.seals?.(job as never)).toThrow(expect.objectContaining({ code: 'SECRET_KEY_ABSENT' }));
    expect(target.seals?.({ ...job, layout: [{ heading: 'Name', code: 'name' }] } as never)).toBe(undefined);
  });
});
