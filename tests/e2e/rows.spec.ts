import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { call, expectAccessible, expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A clerk changes what a test of a draft expects, and rates from a day on: in cells as in a spreadsheet.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let copy: string;

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  const [solution] = await inDatabase<{ id: number }>("SELECT id FROM solution WHERE code = 'US_BIWEEKLY'");
  const { number } = await call<{ number: number }>(clerk, 'POST', `/api/payroll/solutions/${solution?.id}/copies`, {});
  copy = `/payroll/solutions/${solution?.id}/copies/${number}`;
});
test.afterAll(() => clerk.context().close());

const caseRow = () => clerk.getByRole('button', { name: /^Three filing statuses/ });
const expectedGrid = () => clerk.getByRole('grid', { name: /^Expected/ });

/** Writes what the first person's net pay shall be, cell by cell as in a spreadsheet. */
async function expectNet(amount: string): Promise<void> {
  await clerk.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(expectedGrid()).toBeVisible();
  const heads = await expectedGrid().getByRole('columnheader').allTextContents();
  const net = heads.findIndex((head) => head === 'Net pay');
  const cell = expectedGrid()
    .getByRole('row')
    .nth(1)
    .getByRole('gridcell')
    .nth(net - 1);
  await cell.scrollIntoViewIfNeeded();
  await cell.click();
  await clerk.keyboard.type(amount);
  await clerk.keyboard.press('Enter');
  await clerk.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToSee(clerk, 'Test “Three filing statuses at 78,000 a year”');
}

test('a test that expects something else is red, with what it expected, what it got, and why', async () => {
  await clerk.goto(url(copy));
  await expect(clerk.getByText(/All \d+ tests are green/)).toBeVisible();
  await caseRow().click();
  await expectNet('2433.05');
  await expect(clerk.getByText(/1 of \d+ tests are red/)).toBeVisible();
  await caseRow().click();
  await expect(clerk.getByText('expected 2,433.05')).toBeVisible();
  await expect(clerk.getByText('got 2,433.04')).toBeVisible();
  await clerk.getByRole('button', { name: /^Why Net pay of person 1/ }).click();
  await expect(clerk.getByRole('list', { name: '1 cell differs' }).getByText('2,433.04').nth(1)).toBeVisible();
  await expectAccessibleInBoth(clerk, 'a red test with its explanation');
});

test('the new figure, seen, is taken as expected: it is green again', async () => {
  await clerk.getByRole('button', { name: 'Take the new figures as expected' }).click();
  await expect(clerk.getByText(/All \d+ tests are green/)).toBeVisible();
});

test('rates from a day on: copied from the version before, pasted into, said old → new, saved with their source', async () => {
  await clerk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await clerk.goto(url(`${copy}/rules?table=Fica`));
  const panel = clerk.getByRole('region', { name: 'Rows by date' });
  await panel.getByRole('button', { name: 'New version from a day' }).click();
  await panel.getByLabel('Holds from').fill('2027-01-01');
  await panel.getByRole('textbox', { name: 'Source' }).fill('Notice 12');
  const grid = panel.getByRole('grid', { name: 'Rows of the new version' });
  await expect(grid).toBeVisible();
  const heads = await grid.getByRole('columnheader').allTextContents();
  await grid
    .getByRole('row')
    .nth(1)
    .getByRole('gridcell')
    .nth(heads.indexOf('Social Security wage base') - 1)
    .click();
  await clerk.evaluate(() => navigator.clipboard.writeText('190,500.00\t1.5%\r\n'));
  await clerk.keyboard.press('Control+v');
  const changes = panel.getByRole('listitem');
  await expect(changes.filter({ hasText: 'Social Security wage base' })).toContainText('184,500.00 → 190,500.00');
  await expect(changes.filter({ hasText: 'Medicare rate' }).first()).toContainText('1.45% → 1.5%');
  await expectAccessible(clerk, 'rows of a new version');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByRole('combobox', { name: 'Version' })).toHaveValue('2027-01-01');
  await expect(panel.getByRole('grid', { name: 'Rows from Jan 1, 2027' }).getByText('190,500.00')).toBeVisible();
});

test('what could be two numbers stays as it was pasted, until somebody says which', async () => {
  const panel = clerk.getByRole('region', { name: 'Rows by date' });
  const grid = panel.getByRole('grid');
  const base = grid.getByRole('row').nth(1).getByRole('gridcell').nth(1);
  await base.click();
  await clerk.evaluate(() => navigator.clipboard.writeText('190,600'));
  await clerk.keyboard.press('Control+v');
  await expect(base).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByText('“190,600” can be 190600 or 190.600.')).toBeVisible();
  await expect(panel.getByText('Mend the red cells first.')).toBeVisible();
  await panel.getByRole('button', { name: '190600', exact: true }).click();
  await expect(base).toHaveText('190,600.00');
  await base.click();
  await clerk.keyboard.press('Control+z');
  await clerk.keyboard.press('Control+z');
  await expect(base).toHaveText('190,500.00');
});
