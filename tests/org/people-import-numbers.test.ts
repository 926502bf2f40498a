/** Bank accounts, tax numbers and documents of people out of a file (ADR 159): checked as their forms do, sealed before anything is stored, shown by their ends, and taken back as they were. */
import type { OutputOf } from '@wagewright/contracts';
import type { getIdentities, getPaymentData } from '@wagewright/contracts/org/payment-data';
import type { ImportDetail } from '@wagewright/contracts/platform/imports';
import { createSecrets } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { testSecretKeys } from '@wagewright/db/testing';
import { bookParts, number, row, text, zip } from '@wagewright/files/testing';
import { basePath } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const iban = 'DE89370400440532013000';
const card = '6222020200112233445';
const [wang, li] = ['11010519491231002X', '440524188001010014'];
const work = '工号,姓名,入职日期,部门,职位';
/** As people call them. */
const wild = `${work},开户行,银行卡号,户名,身份证号,税号`;
/** As the template does. */
const heads = `${work},开户银行,银行账号,户名,证件号码,纳税人识别号`;

describe('a file with accounts and documents of people', () => {
  const stage = subjectStage(demoSignIns.hr.account, ['payroll-administrator']);
  let subject: { entity: string; id: number };
  let standing: { id: number; employeeNumber: string; name: string };
  beforeAll(async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    subject = { entity: 'employees', id };
    standing = await prisma.employee.findFirstOrThrow({
      where: { legalEntityId: id, terminationDate: null, hireDate: { lt: new Date('2020-01-01') } },
      orderBy: { id: 'asc' },
    });
  });
  const ask = <Data>(verb: string, input: object) => stage.ask<Data>(`org/payment-data/${verb}`, input);
  const idOf = async (employeeNumber: string) => (await stage.server.prisma.employee.findUniqueOrThrow({ where: { employeeNumber } })).id;
  const numbers = async (employeeId: number) => await ask<OutputOf<typeof getPaymentData>>('get-payment-data', { employeeId });
  const identities = async (employeeId: number) => (await ask<OutputOf<typeof getIdentities>>('get-identities', { employeeId })).rows;
  const account = async (employeeId: number, at = 0) => {
    const { bankAccounts } = await numbers(employeeId);
    return (await ask<{ number: string }>('reveal-payment-number', { employeeId, kind: 'bank-account', id: bankAccounts[at]?.id })).number;
  };
  const version = async (id: number) => (await stage.server.prisma.employee.findUniqueOrThrow({ where: { id } })).version;
  /** What is said of each row, by its key. */
  const told = async (shown: ImportDetail) =>
    Object.fromEntries((await stage.rows(shown)).map(({ key, effect, reasons }) => [key, `${effect}: ${reasons.join(' ')}`]));
  /** Of each value that the file says or that follows from it, what is shown of a row. */
  const shownOf = async (shown: ImportDetail, key: string) => {
    const row = (await stage.rows(shown)).find((one) => one.key === key);
    const values = shown.columns.filter(({ role }) => role === 'value');
    const pick = (side: 'before' | 'after') => (code: string) => row?.[side]?.[values.findIndex((column) => column.code === code)] ?? null;
    return { before: pick('before'), after: pick('after') };
  };
  const refusedCells = async (shown: ImportDetail) =>
    await stage.server.prisma.importRow.findMany({ where: { importId: shown.id }, select: { cells: true, reasons: true } });
  /** All that the database holds, as text. */
  const everything = async () => {
    const { prisma } = stage.server;
    const tables = await prisma.$queryRawUnsafe<{ name: string }[]>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(100);
    const texts: string[] = [];
    for (const { name } of tables) {
      const [row] = await prisma.$queryRawUnsafe<{ text: string | null }[]>(
        `SELECT string_agg(to_jsonb(t)::text, ' ') AS text FROM ${name} t`,
      );
      texts.push(row?.text ?? '');
    }
    return texts.join('\n');
  };
  const requireNowhere = async (...clear: string[]) => {
    const all = await everything();
    for (const number of clear) {
      expect(all.includes(number), `${number} stands in clear`).toBe(false);
      // contents of files are bytes
      expect(all.includes(Buffer.from(number).toString('hex')), `${number} stands in clear, as bytes`).toBe(false);
    }
  };

  it('is understood by Chinese headings; its numbers are shown by their ends, and stand in clear nowhere, read or written (S3)', async () => {
    const file = csv(
      wild,
      `M1,王芳,2015-04-01,M,M,工商银行昆明分行,${card},,${wang},110105001`,
      `M2,李雷,2016-04-01,M,M,Commerzbank,${iban},Lei Li,${li},`,
    );
    const asked = await stage.read(subject, file, { options: { matching: 'understood' } });
    expect(asked.understood?.columns.slice(5).map(({ code, by, samples }) => [code, by, samples])).toEqual([
      ['bank', 'name', ['工商银行昆明分行', 'Commerzbank']],
      ['bankAccount', 'name', ['••••3445', '••••3000']],
      ['bankHolder', 'name', ['Lei Li']],
      ['identityNumber', 'name', ['••••002X', '••••0014']],
      ['taxNumber', 'name', ['••••5001']],
    ]);
    await requireNowhere(card, iban, wang, li, '110105001');
    const columns = (asked.understood?.columns ?? []).map(({ place, code }) => ({ place, code }));
    const checked = await stage.confirm(asked, columns);
    expect([checked.status, checked.failure]).toEqual(['checked', null]);
    expect(await told(checked)).toMatchObject({ M1: 'created: ', M2: 'created: ' });
    const { after } = await shownOf(checked, 'M1');
    expect(['bank', 'bankAccount', 'bankHolder', 'bankCountry'].map(after)).toEqual(['工商银行昆明分行', '••••3445', '王芳', 'US']);
    expect(['identityKind', 'identityNumber', 'identityCountry'].map(after)).toEqual(['cn-identity', '••••002X', 'CN']);
    expect(['taxNumber', 'taxCountry'].map(after)).toEqual(['••••5001', 'US']);
    const following = checked.columns.filter(({ follows }) => follows).map(({ code }) => code);
    expect(following).toEqual(['bankHolder', 'bankCountry', 'taxCountry', 'identityKind', 'identityCountry']);
    await requireNowhere(card, iban, wang, li, '110105001');

    const written = await stage.act('write', checked);
    expect([written.status, written.failure]).toEqual(['written', null]);
    const [one, two] = [await idOf('M1'), await idOf('M2')];
    expect((await numbers(one)).bankAccounts).toMatchObject([
      { from: '2015-04-01', until: null, country: 'US', bank: '工商银行昆明分行', holder: '王芳', routing: null, masked: '••••3445' },
    ]);
    expect((await numbers(one)).taxNumbers).toMatchObject([{ from: '2015-04-01', country: 'US', masked: '••••5001' }]);
    expect((await numbers(two)).taxNumbers).toEqual([]);
    // an IBAN says its country, the file the holder
    expect((await numbers(two)).bankAccounts).toMatchObject([{ country: 'DE', holder: 'Lei Li', masked: '••••3000' }]);
    expect([await account(one), await account(two)]).toEqual([card, iban]);
    expect(await identities(one)).toMatchObject([{ kind: 'cn-identity', country: 'CN', masked: '••••002X' }]);
    const found = await ask<{ rows: { employeeId: number }[] }>('find-by-identity', { number: li });
    expect(found.rows.map(({ employeeId }) => employeeId)).toEqual([two]);
    const paid = await ask<{ rows: { employeeId: number }[] }>('find-by-account', { number: card });
    expect(paid.rows.map(({ employeeId }) => employeeId)).toEqual([one]);
    await requireNowhere(card, iban, wang, li, '110105001');

    // the same once more changes nothing, however the numbers are written
    const again = await stage.read(
      subject,
      csv(heads, `M1,王芳,2015-04-01,M,M,工商银行昆明分行,6222 0202 0011 2233 445,,${wang.toLowerCase()},110-105-001`, `M2,,,,,,,,,`),
    );
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 0 });

    const undone = await stage.act('undo', written);
    expect([undone.status, undone.failure]).toEqual(['undone', null]);
    expect(await stage.server.prisma.employee.count({ where: { employeeNumber: { in: ['M1', 'M2'] } } })).toBe(0);
    expect(await stage.server.prisma.importNumber.count({ where: { importId: written.id } })).toBe(0);
  });

  it('keeps no number of a file that has no header either', async () => {
    const headless = csv(`M1,${wang},${card}`, `M2,${li},${iban}`);
    const named = await stage.read(subject, headless);
    expect(named.failure).toMatch(/must be "Number", not "M1"/);
    const shown = await stage.read(subject, headless, { options: { matching: 'understood' } });
    expect(shown.understood?.columns.map(({ heading }) => heading)).toEqual(['M1', '••••002X', '••••3445']);
    const columns = (shown.understood?.columns ?? []).map(({ place }) => ({ place, code: place === 1 ? 'employeeNumber' : null }));
    expect((await stage.confirm(shown, columns)).status).toBe('checked');
    await requireNowhere(card, iban, wang, li);
  });

  it('knows a column without a telling name by a Chinese identity number or an IBAN', async () => {
    const shown = await stage.read(subject, csv('A,B,C', `V1,${wang},${iban}`, `V2,${li},`), { options: { matching: 'understood' } });
    expect(shown.understood?.columns.map(({ code, by }) => [code, by])).toEqual([
      [null, null],
      ['identityNumber', 'values'],
      ['bankAccount', 'values'],
    ]);
  });

  it('changes where somebody is paid into from its day until the account that is planned, and puts back exactly what stood, though numbers were sealed anew meanwhile', async () => {
    const { prisma } = stage.server;
    const { id: employeeId, employeeNumber } = standing;
    await ask('put-bank-account', {
      employeeId,
      version: await version(employeeId),
      from: '2030-01-01',
      country: 'US',
      bank: 'Planned',
      holder: 'Planned',
      account: '99887766',
    });
    await ask('put-identity', { employeeId, version: await version(employeeId), kind: 'passport', country: 'GB', number: 'P12345678' });
    await ask('put-identity', { employeeId, version: await version(employeeId), kind: 'cn-identity', country: 'CN', number: wang });
    const before = { ...(await numbers(employeeId)), identities: await identities(employeeId), account: await account(employeeId, 1) };
    const { taxNumbers } = before;
    const shown = await stage.read(
      subject,
      csv(
        'Number,Bank,Bank account,Routing number,Identity document,Identity number,Tax number',
        `${employeeNumber},New Bank,00077712345,011000015,Passport,P99999999,987654321`,
      ),
      { answers: { on: '2027-02-01' } },
    );
    expect(await told(shown)).toEqual({ [employeeNumber]: 'updated: ' });
    const seen = await shownOf(shown, employeeNumber);
    expect([seen.before('bankAccount'), seen.after('bankAccount')]).toEqual([before.bankAccounts[1]?.masked, '••••2345']);
    expect([seen.before('identityNumber'), seen.after('identityNumber')]).toEqual(['••••5678', '••••9999']);
    const written = await stage.act('write', shown);
    expect(written.failure).toBe(null);
    const changed = await numbers(employeeId);
    expect(changed.bankAccounts.map(({ from, until, bank, routing }) => [from, until, bank, routing])).toEqual([
      ['2030-01-01', null, 'Planned', null],
      ['2027-02-01', '2029-12-31', 'New Bank', '011000015'],
      [before.bankAccounts[1]?.from, '2027-01-31', before.bankAccounts[1]?.bank, before.bankAccounts[1]?.routing],
    ]);
    expect([await account(employeeId, 0), await account(employeeId, 1)]).toEqual(['99887766', '00077712345']);
    expect(await account(employeeId, 2)).toBe(before.account);
    expect(changed.taxNumbers.map(({ from, masked }) => [from, masked])).toEqual([
      ['2027-02-01', '••••4321'],
      [taxNumbers[0]?.from, taxNumbers[0]?.masked],
    ]);
    // the other document stays
    expect((await identities(employeeId)).map(({ kind, country, masked }) => [kind, country, masked])).toEqual([
      ['cn-identity', 'CN', '••••002X'],
      ['passport', 'US', '••••9999'],
    ]);
    await requireNowhere('00077712345', 'P99999999', 'P12345678', '987654321', before.account);

    // as a rotation of keys does: every number is sealed anew, those that the import holds as well
    const secrets = createSecrets(testSecretKeys);
    for (const one of await prisma.employeeBankAccount.findMany({ where: { employeeId } })) {
      const opened = secrets.open('employee_bank_account.account', one.sealedAs, one.account ?? new Uint8Array());
      await prisma.employeeBankAccount.update({
        where: { id: one.id },
        data: { account: secrets.seal('employee_bank_account.account', one.sealedAs, opened), accountIndex: Uint8Array.of(1) },
      });
    }
    const held = await prisma.importNumber.findMany({ where: { importId: written.id } });
    expect(held.length).toBeGreaterThan(2);
    for (const { importId, sealedAs, number } of held) {
      const data = {
        number: secrets.seal(
          'import_number.number',
          [importId, sealedAs],
          secrets.open('import_number.number', [importId, sealedAs], number),
        ),
      };
      await prisma.importNumber.update({ where: { importId_sealedAs: { importId, sealedAs } }, data });
    }
    const undone = await stage.act('undo', written);
    expect([undone.status, undone.failure]).toEqual(['undone', null]);
    const restored = { ...(await numbers(employeeId)), identities: await identities(employeeId), account: await account(employeeId, 1) };
    expect(restored).toEqual(before);
    expect(await account(employeeId, 0)).toBe('99887766');
    const found = await ask<{ rows: { employeeId: number }[] }>('find-by-account', { number: before.account });
    expect(found.rows.map((one) => one.employeeId)).toEqual([employeeId]);
    await prisma.employeeBankAccount.deleteMany({ where: { employeeId, bank: 'Planned' } });
    await prisma.employeeBankAccount.updateMany({ where: { employeeId, expiryDate: new Date('2029-12-31') }, data: { expiryDate: null } });
  });

  it('is not undone once somebody is paid into another account, and leaves that one', async () => {
    const { id: employeeId, employeeNumber } = standing;
    const shown = await stage.read(subject, csv('工号,开户银行,银行账号', `${employeeNumber},File Bank,555666777`));
    const written = await stage.act('write', shown);
    expect(written.failure).toBe(null);
    const from = (await numbers(employeeId)).bankAccounts[0]?.from;
    await ask('put-bank-account', {
      employeeId,
      version: await version(employeeId),
      from: from ?? '',
      country: 'US',
      bank: 'By hand',
      holder: 'X',
      account: '121212121',
    });
    expect((await stage.act('undo', written)).failure).toMatch(/cannot be undone/);
    expect(await account(employeeId)).toBe('121212121');
  });

  it('changes the bank alone of an account that is said with it, and tells another number with the same end from it', async () => {
    const { id: employeeId, employeeNumber } = standing;
    const head = '工号,开户银行,银行账号';
    await stage.act('write', await stage.read(subject, csv(head, `${employeeNumber},One Bank,4444555566`)));
    const renamed = await stage.read(subject, csv(head, `${employeeNumber},One Bank Ltd,4444555566`));
    expect(await told(renamed)).toEqual({ [employeeNumber]: 'updated: ' });
    expect((await shownOf(renamed, employeeNumber)).after('bankAccount')).toBe('••••5566');
    expect((await stage.act('write', renamed)).failure).toBe(null);
    expect((await numbers(employeeId)).bankAccounts[0]).toMatchObject({ bank: 'One Bank Ltd', masked: '••••5566' });
    expect(await account(employeeId)).toBe('4444555566');
    const other = await stage.read(subject, csv(head, `${employeeNumber},One Bank Ltd,9999555566`));
    expect((await shownOf(other, employeeNumber)).after('bankAccount')).toBe('••••5566 (another number)');
    // a blank cell takes no account away, whatever it does to other values
    const options = { empty: 'override' };
    const blank = await stage.read(subject, csv(head, `${employeeNumber},,`), { options });
    expect(await told(blank)).toEqual({ [employeeNumber]: 'unchanged: ' });
  });

  it('is refused where a number cannot be, in the words of what is wrong and what would do; the refusal holds no number either', async () => {
    const { employeeNumber } = standing;
    const head = `${work},开户银行,银行账号,银行路由号码,开户国家,证件类型,证件号码,纳税人识别号`;
    const line = (key: string, cells: string) => `${key},Ann,2015-04-01,M,M,${cells}`;
    const shown = await stage.read(
      subject,
      csv(
        head,
        line('F1', 'Bank,DE88370400440532013000,,,,,'),
        line('F2', 'Bank,12345678,011000016,US,,,'),
        line('F2a', 'Bank,12345678,11000015,US,,,'),
        line('F3', ',,,,,110105194912310021,'),
        line('F4', ',,,,,110105194912310000,'),
        line('F5', ',,,,,1.10105E+17,'),
        line('F6', ',,,,,P7654321,'),
        line('F7', 'Bank,••••4321,,,,,'),
        line('F8', 'Bank,现金,,,,,'),
        line('F9', 'Bank,,,,,,'),
        line('F10', ',87654321,,,,,'),
        line('F11', 'Bank,87654321,,China,,,'),
        line('F12', ',,,,Passport,,'),
        line('F13', ',,,,,,12'),
        line('F14', ',,,,Driving licence,P7654321,'),
        line('F15', 'Bank,87654321,011000015,,Passport,P7654321,123456789'),
        // a comma too many: which cell is the number is not known
        line('F16', 'Bank, Kunming,33344455566,,,,,998877665'),
        `${employeeNumber},,,,,Another Bank,,,,,,`,
      ),
    );
    expect(shown.failure).toBe(null);
    const all = await told(shown);
    expect(all).toMatchObject({
      F1: expect.stringMatching(/^refused: Bank account: the check digits do not fit/),
      F2: expect.stringMatching(/^refused: Routing number: the check digits do not fit/),
      F2a: expect.stringMatching(/^refused: Routing number: one digit is missing in front/),
      F3: expect.stringMatching(/^refused: Identity number: the check digits do not fit/),
      F4: expect.stringMatching(/^refused: Identity number: the number ends in zeros because a spreadsheet/),
      F5: expect.stringMatching(/^refused: .*shortened this number to 1\.10E\+17.*format it as text/),
      F6: expect.stringMatching(/^refused: Identity document: nothing says of which document/),
      F7: expect.stringMatching(/^refused: Bank account: only the end of the number/),
      F8: expect.stringMatching(/^refused: Bank account: what stands there is no such number/),
      F9: expect.stringMatching(/^refused: Bank account is missing/),
      F10: expect.stringMatching(/^refused: Bank is missing/),
      F11: expect.stringMatching(/^refused: Country of the bank: “CHINA” is no country/),
      F12: expect.stringMatching(/^refused: Identity number is missing/),
      F13: expect.stringMatching(/^refused: Tax number: what stands there is no such number/),
      F14: expect.stringMatching(/^refused: Identity document: “Driving licence” is not one of its values: [^.]*\.$/),
      F15: 'created: ',
      F16: expect.stringMatching(/^refused: "••••7665" stands beyond the 12 columns/),
      // somebody's bank is not another because a file says so without the account
      [employeeNumber]: expect.stringMatching(/^refused: Bank account is missing/),
    });
    const clear = ['DE8837', '11010519491231', '12345678', 'P7654321', '87654321', '33344455566', '998877665'];
    const kept = JSON.stringify(await refusedCells(shown));
    for (const number of clear) expect(kept).not.toContain(number);
    const { rawPayload } = await stage.server.app.inject({
      method: 'GET',
      url: `${basePath}/api/platform/imports/${shown.id}/failures?format=csv`,
      headers: { authorization: `Bearer ${stage.clerk.token}` },
    });
    const failures = rawPayload.toString();
    expect(failures).toContain('F1,Ann,2015-04-01,M,M,Bank,••••3000');
    for (const number of clear) expect(failures).not.toContain(number);
  });

  it('of a workbook whose long numbers were read as amounts, says that digits are lost and how to mend it', async () => {
    const cells = [
      text('A2', standing.employeeNumber),
      number('B2', '440524188001010014'),
      number('C2', '6.2220202001122335E+18'),
      text('D2', 'Bank'),
    ];
    const head = ['工号', '证件号码', '银行账号', '开户银行'].map((label, at) => text(`${'ABCD'[at]}1`, label));
    const parts = bookParts({ sheets: { People: `${row(1, ...head)}${row(2, ...cells)}` } });
    const shown = await stage.read(subject, zip([{ name: '[Content_Types].xml', content: '<Types/>' }, ...parts]));
    const { [standing.employeeNumber]: words } = await told(shown);
    expect(words).toMatch(
      /refused: .*Identity number.*shortened this number to 4\.41E\+17.*type the number again where it is longer than 15 digits/,
    );
    expect(words).toMatch(/Bank account.*6\.22E\+18/);
    expect(JSON.stringify(await refusedCells(shown))).not.toMatch(/4405241880|62220202001/);
  });

  it('does not pay the rest of a split into an account that gets a part of it already', async () => {
    const { id: employeeId, employeeNumber } = standing;
    const further = { country: 'US', bank: 'Savings', holder: 'X', routing: null, account: '70707070' };
    await ask('put-bank-split', {
      employeeId,
      version: await version(employeeId),
      from: '2027-03-01',
      lines: [{ account: further, portion: { kind: 'percentage', percentage: '10' } }],
    });
    const bring = async (number: string) =>
      await told(
        await stage.read(subject, csv('工号,开户银行,银行账号', `${employeeNumber},Bank,${number}`), { answers: { on: '2027-02-01' } }),
      );
    expect(await bring('7070 7070')).toEqual({
      [employeeNumber]: expect.stringMatching(
        /^refused: Bank account: from 2027-02-01 on a part of the pay of .* as account 1 of the split/,
      ),
    });
    // another one with the same end
    expect(await bring('90707070')).toEqual({ [employeeNumber]: 'updated: ' });
  });

  it('exports what stands without numbers, and the template has the columns', async () => {
    const exported = await stage.standing(subject);
    expect(exported.split('\n')[0]).toMatch(/Bank,Account holder,/);
    expect(exported.split('\n')[0]).not.toMatch(/Bank account|Identity number|Tax number/);
    const again = await stage.read(subject, exported);
    expect(again.counts).toMatchObject({ created: 0, updated: 0, refused: 0 });
    const { rawPayload } = await stage.server.app.inject({
      method: 'GET',
      url: `${basePath}/api/platform/imports/template?entity=employees&id=${subject.id}&format=csv`,
      headers: { authorization: `Bearer ${stage.clerk.token}`, 'accept-language': 'zh-CN' },
    });
    expect(rawPayload.toString()).toMatch(
      /开户银行,银行账号,户名,银行路由号码,开户国家,纳税人识别号,纳税国家,证件类型,证件号码,证件签发国家/,
    );
  });
});
