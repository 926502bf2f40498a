import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, expectNoSidewaysScroll, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// Payslips of balances: from their setting to a round that is generated, published and told of; of figures of a file; their employee reads one.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let number: string;

const look = { type: 'amount', precision: null, zero: 'hide', sign: 'plain', currency: 'own', percentage: false, accumulation: 'none' };
const styleOf = (table: string, column: string, name: string) => ({
  header: null,
  remarks: null,
  logo: null,
  groups: [
    {
      code: 'earning',
      section: 'earning',
      name: { en: 'Paid', 'zh-CN': '已发放' },
      condition: null,
      items: [{ ...look, table, column, name: { en: name, 'zh-CN': name }, condition: null }],
    },
  ],
});

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  const [element] = await inDatabase<{ code: string }>(
    `SELECT b.code FROM balance_element b JOIN calc.ledger l ON l.v[b.serial_number] <> 0 JOIN period p ON p.id = l.period_paid
       JOIN solution s ON s.id = p.solution_id WHERE s.code = 'US_BIWEEKLY' AND b.scale = 2 LIMIT 1`,
  );
  for (const [source, style] of [
    ['balance', styleOf('Balance', element?.code ?? '', 'Paid so far')],
    ['import', styleOf('Pay', 'Bonus', 'Bonus')],
  ] as const)
    await inDatabase(
      `WITH setting AS (INSERT INTO payslip_setting (name, source, style, view_day, status) VALUES ($1, $2, $3::jsonb, 1, 'active') RETURNING id)
       INSERT INTO payslip_setting_solution (setting_id, solution_id) SELECT setting.id, s.id FROM setting, solution s WHERE s.code = 'US_BIWEEKLY'`,
      [`Payslip by ${source}`, source, JSON.stringify(style)],
    );
  const [person] = await inDatabase<{ number: string }>(
    'SELECT e.employee_number AS number FROM employee e JOIN app_user u ON u.employee_id = e.id WHERE u.account = $1',
    [demoSignIns.employee.account],
  );
  number = person?.number ?? '';
});
test.afterAll(() => clerk.context().close());

const state = (text: string) => expect(clerk.locator('[data-tone]', { hasText: text }).first()).toBeVisible({ timeout: 60_000 });

test('a setting by balance leads to a round, which is generated at once and published after a look at its figures', async () => {
  await clerk.goto(url('/payroll/payslip-settings'));
  await clerk.getByRole('link', { name: 'Payslip by balance' }).click();
  await clerk.getByRole('link', { name: 'Make payslips' }).click();
  const dialog = clerk.getByRole('dialog');
  await expect(dialog.getByLabel('Payslip setting')).toHaveValue(/\d+/);
  const payDate = await dialog.getByLabel('Balances as of').inputValue();
  await dialog.getByLabel('Balances as of').fill('2020-01-31');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await expect(dialog.getByLabel('Balances as of')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Balances as of').fill(payDate);
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await expect(clerk).toHaveURL(/payslip-rounds\/\d+$/);
  await state('Generated');
  await expect(clerk.getByText(/payslips generated on .* Look at them, then publish\./)).toBeVisible();
  await expectAccessibleInBoth(clerk, 'a round that is generated');
  await clerk.getByRole('button', { name: 'Publish' }).click();
  const question = clerk.getByRole('dialog', { name: /^Publish [\d,]+ payslips of Payslip by balance/ });
  await question.getByRole('button', { name: 'Publish' }).click();
  await state('Published');
  const figures = clerk.getByRole('region', { name: 'How far they have come' });
  await expect(figures.getByRole('button', { name: /^Published/ })).toBeVisible();
  await expectAccessibleInBoth(clerk, 'a round that is published');
});

test('its figures lead to its payslips and to no others', async () => {
  await clerk.getByRole('button', { name: /^Published/ }).click();
  await expect(clerk).toHaveURL(/issued-payslips\?.*round=\d+/);
  await expect(clerk.getByText(/^Payslips of Payslip by balance · /)).toBeVisible();
  await expect(clerk.getByRole('gridcell', { name: /^PS\d+\// }).first()).toBeVisible();
  await clerk.getByRole('button', { name: 'Show all payslips' }).click();
  await expect(clerk).not.toHaveURL(/round=/);
});

test('a round by import takes the figures of a file, on the way from the menu', async () => {
  await clerk.getByRole('link', { name: 'Payslip rounds' }).click();
  await clerk.getByRole('button', { name: 'New round' }).click();
  const dialog = clerk.getByRole('dialog');
  const setting = dialog.getByLabel('Payslip setting');
  await setting.selectOption({ label: 'Payslip by import (by import)' });
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(clerk).toHaveURL(/payslip-rounds\/\d+$/);
  await expect(clerk.getByText(/^No figures yet\./)).toBeVisible();
  const round = clerk.url();
  await clerk.getByRole('button', { name: 'Import file' }).click();
  const bringing = clerk.getByRole('dialog', { name: 'Import a file' });
  const chooser = clerk.waitForEvent('filechooser');
  await bringing.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from(`Number,Bonus\n${number},125.50\nnobody,1\n`);
  await (await chooser).setFiles({ name: 'bonus.csv', mimeType: 'text/csv', buffer });
  await bringing.getByRole('button', { name: 'Read the file' }).click();
  await clerk.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await expectToSee(clerk, 'Imported', { exact: true });
  await clerk.goto(round);
  await clerk.getByRole('button', { name: 'Generate', exact: true }).click();
  await state('Generated');
  await clerk.getByRole('button', { name: 'Publish', exact: true }).click();
  await clerk
    .getByRole('dialog', { name: /^Publish 1 payslip of Payslip by import/ })
    .getByRole('button', { name: 'Publish' })
    .click();
  await state('Published');
});

test('their employee reads on a phone where the figures are from', async ({ browser }) => {
  const employee = await signIn(browser, demoSignIns.employee.account, { width: 390, height: 844 });
  const [own] = await inDatabase<{ id: number }>(`SELECT id FROM payslip WHERE source = 'import' AND net = 12550 AND status = 'published'`);
  await employee.goto(url(`/payslips/${own?.id ?? 0}`));
  await expectToSee(employee, '$125.50');
  await expect(employee.getByText(/^Imported by/)).toBeVisible();
  await expectNoSidewaysScroll(employee, 'a payslip by import');
  await employee.context().close();
});
