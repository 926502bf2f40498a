import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// HR makes a department, plans that it is called and stands otherwise from a day on, looks at it as of that day, takes the change back, and closes it.
test.describe.configure({ mode: 'serial' });

let hr: Page;
const dialog = () => hr.getByRole('dialog');
const button = (name: string) => hr.getByRole('button', { name, exact: true });
const day = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);

test('HR makes a department below another one', async ({ browser }) => {
  hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url('/organisation/departments'));
  await button('New department').click();
  await dialog().getByLabel('Code').fill('TRAINING');
  await expectAccessibleInBoth(hr, 'the dialog for a new department');
  await button('Make it').click();
  await expectToSee(dialog(), 'The name cannot be empty');
  await dialog().getByLabel('Name (English)').fill('Training');
  await dialog().getByRole('combobox', { name: 'Stands below' }).fill('Department of Police');
  await hr.getByRole('option', { name: /Department of Police/ }).click();
  await button('Make it').click();
  await expect(hr.getByRole('heading', { name: 'Training', level: 1 })).toBeVisible();
  await expect(hr.getByText('Below Department of Police')).toBeVisible();
});

test('plans another name from a day on, and sees it as of that day', async () => {
  await button('Change').click();
  await dialog().getByLabel('From', { exact: true }).fill(day(40));
  await dialog().getByLabel('Name (English)').fill('Academy');
  await dialog().getByLabel('Reason (optional)').fill('It teaches everybody now');
  await dialog().getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog()).toHaveCount(0);
  await expect(hr.getByRole('heading', { name: 'Training', level: 1 })).toBeVisible();
  await hr.getByLabel('As of').fill(day(40));
  await expect(hr.getByRole('heading', { name: 'Academy', level: 1 })).toBeVisible();
  await expect(hr.getByText('It teaches everybody now')).toBeVisible();
  await expectAccessibleInBoth(hr, 'a department with a planned change');
});

test('takes the change back, and deletes what nobody has used', async () => {
  await button('Take back').click();
  await button('Take it back').click();
  await expect(hr.getByRole('heading', { name: 'Training', level: 1 })).toBeVisible();
  await hr.getByRole('button', { name: /more/i }).click();
  await hr.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await expect(hr.getByRole('heading', { name: 'Departments', level: 1 })).toBeVisible();
});

/** Where a department of the next tests stands from which day through which. */
const stands = (code: string) =>
  inDatabase<{ from: string; until: string | null; parent: string | null }>(
    `SELECT v.effective_date::text AS from, v.expiry_date::text AS until, p.code AS parent FROM department d JOIN department_version v ON v.department_id = d.id
       LEFT JOIN department p ON p.id = v.parent_id WHERE d.code = $1 ORDER BY v.effective_date`,
    [code],
  );

test('moves a department from a day on, and merges one with its people and what stands below it', async () => {
  await inDatabase(
    `WITH made AS (INSERT INTO department (legal_entity_id, code) SELECT l.id, c FROM legal_entity l, unnest(ARRAY['M-OLD', 'M-NEW', 'M-SUB', 'M-IDLE']) c WHERE l.country = 'US' RETURNING id, code)
     INSERT INTO department_version (department_id, effective_date, name, parent_id)
     SELECT m.id, '1990-01-01', jsonb_build_object('en', 'Unit ' || m.code, 'zh-CN', m.code), (SELECT id FROM made o WHERE o.code = 'M-OLD' AND m.code = 'M-SUB') FROM made m`,
  );
  const [old] = await inDatabase<{ id: number; worker: number }>(
    `UPDATE assignment a SET department_id = d.id FROM department d WHERE d.code = 'M-OLD' AND a.id = (SELECT max(x.id) FROM assignment x JOIN employee e ON e.id = x.employee_id
       WHERE x.expiry_date IS NULL AND e.termination_date IS NULL AND e.legal_entity_id = d.legal_entity_id) RETURNING d.id, a.employee_id AS worker`,
  );
  const [idle] = await inDatabase<{ id: number }>(`SELECT id FROM department WHERE code = 'M-IDLE'`);
  await hr.goto(url(`/organisation/departments/${idle?.id}`));
  await button('Change').click();
  await dialog().getByLabel('From', { exact: true }).fill(day(10));
  await dialog().getByRole('combobox', { name: 'Stands below' }).fill('M-NEW');
  await hr.getByRole('option', { name: /M-NEW/ }).click();
  await dialog().getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog()).toHaveCount(0);
  expect(await stands('M-IDLE')).toEqual([
    { from: '1990-01-01', until: day(9), parent: null },
    { from: day(10), until: null, parent: 'M-NEW' },
  ]);

  await hr.goto(url(`/organisation/departments/${old?.id}`));
  await hr.getByRole('button', { name: /more/i }).click();
  await hr.getByRole('menuitem', { name: 'Close', exact: true }).click();
  await dialog().getByLabel('Last day').fill(day(19));
  await button('Close it').click();
  await expectToSee(dialog(), /In Unit M-OLD .+ there are still people after .+ \(1\): .+ Give them another department first/);
  expect((await stands('M-OLD'))[0]?.until).toBe(null);
  await hr.reload();
  await hr.getByRole('button', { name: /more/i }).click();
  await hr.getByRole('menuitem', { name: 'Merge into another' }).click();
  await dialog().getByRole('combobox', { name: 'Into' }).fill('M-NEW');
  await hr.getByRole('option', { name: /M-NEW/ }).click();
  await dialog().getByLabel('From', { exact: true }).fill(day(20));
  await dialog().getByLabel('Reason (optional)').fill('One unit is enough');
  await expectAccessibleInBoth(hr, 'the dialog that merges departments');
  await dialog().getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog()).toHaveCount(0);
  expect((await stands('M-OLD')).at(-1)?.until).toBe(day(19));
  expect((await stands('M-SUB')).at(-1)).toEqual({ from: day(20), until: null, parent: 'M-NEW' });
  const worked = await inDatabase<{ code: string; from: string; until: string | null }>(
    `SELECT d.code, a.effective_date::text AS from, a.expiry_date::text AS until FROM assignment a JOIN department d ON d.id = a.department_id
     WHERE a.employee_id = $1 ORDER BY a.effective_date DESC LIMIT 2`,
    [old?.worker],
  );
  expect(worked).toMatchObject([
    { code: 'M-NEW', from: day(20), until: null },
    { code: 'M-OLD', until: day(19) },
  ]);
  await expectToSee(hr, 'One unit is enough');
  await hr.getByLabel('As of').fill(day(20));
  await expectToSee(hr, 'Closed', { exact: true });
});

test('closes a department in which nobody works after its last day', async () => {
  const [idle] = await inDatabase<{ id: number }>(`SELECT id FROM department WHERE code = 'M-IDLE'`);
  await hr.goto(url(`/organisation/departments/${idle?.id}`));
  await hr.getByRole('button', { name: /more/i }).click();
  await hr.getByRole('menuitem', { name: 'Close', exact: true }).click();
  await dialog().getByLabel('Last day').fill(day(30));
  await button('Close it').click();
  await expect(dialog()).toHaveCount(0);
  expect((await stands('M-IDLE')).at(-1)).toEqual({ from: day(10), until: day(30), parent: 'M-NEW' });
  await hr.goto(url('/organisation/departments'));
  const page = hr.getByRole('main');
  await page.getByPlaceholder(/^Search by name/).fill('M-IDLE');
  await expectToSee(page, 'Unit M-IDLE');
  await hr.getByLabel('As of').fill(day(31));
  await expectToSee(page, 'No department is found');
});

test('opens a chart of a thousand departments within a second', async () => {
  await inDatabase(`
    WITH RECURSIVE made AS (
      INSERT INTO department (legal_entity_id, code) SELECT l.id, 'K' || lpad(n::text, 4, '0') FROM legal_entity l, generate_series(1, 1000) n WHERE l.country = 'US' RETURNING id, code)
    INSERT INTO department_version (department_id, effective_date, name, parent_id)
    SELECT m.id, '2020-01-01', jsonb_build_object('en', 'Unit ' || m.code, 'zh-CN', m.code), (SELECT p.id FROM made p WHERE p.code = 'K' || lpad((substr(m.code, 2)::int / 6)::text, 4, '0'))
    FROM made m`);
  await hr.goto(url('/organisation/departments?view=chart'));
  await button('Open all').waitFor();
  const ms = await hr.evaluate(async () => {
    const from = performance.now();
    const open = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open all');
    open?.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - from;
  });
  await expect(hr.getByText('Unit K0999')).toBeVisible();
  console.log(`chart of 1,000 departments, all open: ${Math.round(ms)} ms`);
  expect(ms).toBeLessThan(10_000); // a busy machine; ADR 24
});

test('HR prices the levels of a structure, pasted as a spreadsheet has them', async () => {
  await hr.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await hr.goto(url('/organisation/salary-structures'));
  await button('New salary structure').click();
  await dialog().getByLabel('Name (English)').fill('County pay plan');
  await dialog().getByLabel('Code').fill('PLAN');
  await dialog().getByLabel('Legal entity').selectOption({ label: 'Montgomery County Government' });
  await dialog().getByLabel('Currency').fill('USD');
  await expectAccessibleInBoth(hr, 'the dialog for a salary structure');
  await dialog().getByRole('button', { name: 'Create', exact: true }).click();
  await expect(hr.getByRole('heading', { name: 'County pay plan', level: 1 })).toBeVisible();
  await hr.getByRole('grid', { name: 'Grades and levels' }).getByRole('row').nth(1).getByRole('gridcell').first().click();
  await hr.evaluate(() =>
    navigator.clipboard.writeText('G20\tA\t50000.00\t60000.00\t70000.00\r\nG20\tB\t60000.00\t75000.00\t90000.00\r\n'),
  );
  await hr.keyboard.press('Control+v');
  await hr.getByLabel('In force from').fill('2026-01-01');
  await hr.getByRole('textbox', { name: 'Reason of the change' }).fill('Council resolution 12');
  await button('Save from this day on').click();
  await expect(hr.getByText('2 levels')).toBeVisible();
  await expect(hr.getByText('Council resolution 12')).toBeVisible();
  await expectAccessibleInBoth(hr, 'a salary structure with its levels');
});

test('a clerk raises somebody within a level, and sees where the amount stands', async ({ browser }) => {
  const [{ id } = { id: 0 }] = await inDatabase<{ id: number }>(`
    SELECT e.id FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id JOIN compensation_record c ON c.employee_id = e.id JOIN compensation_item i ON i.id = c.item_id
    WHERE l.country = 'US' AND i.code = 'BASE_SALARY' AND e.termination_date IS NULL ORDER BY e.id LIMIT 1`);
  const clerk = await signIn(browser, demoSignIns.clerk.account);
  const within = clerk.getByRole('dialog');
  await clerk.goto(url(`/people/${id}?tab=pay`));
  await clerk.getByRole('region', { name: 'Base salary' }).getByRole('button', { name: 'Change', exact: true }).click();
  await within.getByLabel('Amount').fill('95000');
  await within.getByLabel('Effective from').fill('2027-01-01');
  await within.getByRole('combobox', { name: 'End' }).selectOption({ label: 'No end' });
  await within.getByLabel('Payroll effective period').fill('2027-01');
  await within.getByLabel('Salary structure').selectOption({ label: 'County pay plan' });
  await within.getByRole('button', { name: /^Save/ }).click();
  await expect(
    within
      .getByText('This is required')
      .or(within.getByText(/required/i))
      .first(),
  ).toBeVisible();
  await within.getByLabel('Pay grade and level').selectOption({ label: 'G20 · B' });
  await expect(within.getByText('60,000.00 USD to 90,000.00 USD, 75,000.00 USD in the middle')).toBeVisible();
  await expectAccessibleInBoth(clerk, 'an amount that refers to a salary structure');
  await within.getByRole('button', { name: /^Save/ }).click();
  await expectToSee(within, /outside of the range of level B of grade G20/);
  await within.getByLabel('Amount').fill('78000');
  await within.getByRole('button', { name: /^Save/ }).click();
  await expect(within).toHaveCount(0);
  await expect(clerk.getByText('County pay plan: G20, B')).toBeVisible();
  await expect(clerk.getByText(/60,000 to 90,000; 104(\.0)?\s?% of the midpoint/)).toBeVisible();
});

test('an employee asks for a certificate, HR issues it, and anyone who has its number verifies it', async ({ browser }) => {
  const employee = await signIn(browser, demoSignIns.employee.account);
  await employee.goto(url('/me/certificates'));
  await employee.getByRole('button', { name: 'Ask for one', exact: true }).click();
  const asking = employee.getByRole('dialog');
  await asking.getByLabel('Purpose').fill('For a mortgage');
  await expectAccessibleInBoth(employee, 'asking for a certificate');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asking).toHaveCount(0);
  await hr.goto(url('/organisation/certificates?status=asked'));
  await expect(hr.getByText('For a mortgage')).toBeVisible();
  await button('Issue').click();
  await expect(dialog().getByText('For a mortgage')).toBeVisible();
  await dialog().getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(dialog()).toHaveCount(0);
  await employee.reload();
  const row = employee.getByRole('row', { name: /For a mortgage/ });
  await expect(row.getByText('Issued', { exact: true })).toBeVisible();
  const number = /[0-9A-Z]{4}(-[0-9A-Z]{4}){4}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  const download = employee.waitForEvent('download');
  await row.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url(`/verify/${number}`));
  await stranger.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(stranger.getByText('Genuine and valid')).toBeVisible();
  await expect(stranger.getByText('Montgomery County Government')).toBeVisible();
  await expectAccessibleInBoth(stranger, 'a certificate that was verified');
  await stranger.getByLabel('Number').fill('0000-0000-0000-0000-0000');
  await stranger.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(stranger.getByText(/No certificate has the number 0000-0000-0000-0000-0000/)).toBeVisible();
});

test('a certificate of income says what published payslips paid, and of nobody whom none has paid', async ({ browser }) => {
  const [unpaid, paid] = await inDatabase<{ id: number; name: string; number: string }>(
    `SELECT e.id, e.name, e.employee_number AS number FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id
     WHERE l.country = 'US' AND e.termination_date IS NULL AND NOT EXISTS (SELECT FROM app_user u WHERE u.employee_id = e.id AND u.account = ANY ($1::text[])) ORDER BY e.id DESC LIMIT 2`,
    [Object.values(demoSignIns).map(({ account }) => account)],
  );
  const [slip] = await inDatabase<{ period: string; day: string }>(
    `WITH p AS (UPDATE period SET pay_date = current_date - 30 WHERE id = (SELECT max(x.id) FROM period x JOIN solution s ON s.id = x.solution_id WHERE s.code = 'US_BIWEEKLY')
       RETURNING id, solution_id, name, pay_date::text AS day),
     b AS (INSERT INTO batch (period_id, copy_id, sequence, name) SELECT p.id, (SELECT min(c.id) FROM solution_copy c WHERE c.solution_id = p.solution_id), 97, 'Income' FROM p RETURNING id),
     s AS (INSERT INTO payslip (batch_id, period_id, employee_id, setting_id, run_id, number, status, currency, gross, deductions, net)
       SELECT b.id, p.id, $1, (SELECT min(id) FROM payslip_setting), 0, 'E2E-INCOME', 'published', 'USD', 432155, 100000, 332155 FROM b, p)
     SELECT p.name AS period, p.day FROM p`,
    [paid?.id],
  );
  const clerk = await signIn(browser, demoSignIns.clerk.account);
  const within = clerk.getByRole('dialog');
  await clerk.goto(url('/organisation/certificates'));
  await clerk.getByRole('button', { name: 'Issue a certificate', exact: true }).click();
  const choose = async (person: typeof paid) => {
    await within.getByRole('combobox', { name: 'Employee' }).fill(person?.number ?? '');
    await clerk.getByRole('option', { name: `${person?.name} (${person?.number})` }).click();
  };
  await choose(unpaid);
  await within.getByLabel('Kind').selectOption({ label: 'Certificate of income' });
  await within.getByLabel('Language').selectOption({ label: 'English' });
  await within.getByLabel('Purpose').fill('For the bank');
  await within.getByRole('button', { name: 'Issue', exact: true }).click();
  await expectToSee(within, new RegExp(`No payslip of ${unpaid?.name} was published`));
  await choose(paid);
  await within.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(within).toHaveCount(0);
  const row = clerk.getByRole('row', { name: new RegExp(`${paid?.name}.*Certificate of income`) });
  const [download] = await Promise.all([
    clerk.waitForEvent('download'),
    row.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const issued = await inDatabase<{ number: string; name: string; income: object[] }>(
    `SELECT number, content ->> 'name' AS name, content -> 'income' AS income FROM certificate WHERE kind = 'income' AND employee_id = ANY ($1::int[])`,
    [[unpaid?.id, paid?.id]],
  );
  expect(issued).toMatchObject([
    { name: paid?.name, income: [{ period: slip?.period, paidOn: slip?.day, gross: '4321.55', net: '3321.55', currency: 'USD' }] },
  ]);
  expect(download.suggestedFilename()).toBe(`${issued[0]?.number}.pdf`);
});
