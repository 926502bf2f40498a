import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { tabTo } from './support/keyboard.ts';
import { inDatabase, ownProduct, signIn, signInByHand, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// How a clerk wants to see a table, kept under a name: it comes back on another device, and is nobody else's.
test.describe.configure({ mode: 'serial' });

/** A department that the table is filtered by, and how many of the batch's people are in it. */
let department: { name: string; people: number };
let path: string;
let clerk: Page;
let otherDevice: Page;
let link: string;

const head = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const menu = (page: Page, name: string | RegExp = 'Views') => page.getByRole('button', { name, exact: typeof name === 'string' });
/** Who is shown, from the top. */
const names = async (page: Page) =>
  (await page.locator('[role="row"] [data-pin="start"] [role="gridcell"]:first-child').allInnerTexts()).filter((name) => name !== 'Total');
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** What the view was kept with: people of one department by name from the end, without their gross pay. */
async function expectArranged(page: Page): Promise<void> {
  await expect(page.getByText(new RegExp(`^${department.people} rows?`))).toBeVisible();
  await expect(page.getByRole('button', { name: `Department: ${department.name}` })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Employee' })).toHaveAttribute('aria-sort', 'descending');
  expect(await head(page)).not.toContain('Gross pay');
  const shown = await names(page);
  expect(shown).toEqual(shown.toSorted((a, b) => b.localeCompare(a, 'en')));
}

test.beforeAll(async ({ browser }) => {
  const [batch] = await inDatabase<{ id: number }>(`SELECT id FROM batch WHERE status = 'closed' ORDER BY id LIMIT 1`);
  const [some] = await inDatabase<typeof department>(
    `SELECT v.name->>'en' AS name, count(*)::int AS people
     FROM batch_payee y JOIN department_version v ON v.department_id = y.department_id AND v.expiry_date IS NULL
     WHERE y.batch_id = $1 GROUP BY v.department_id, 1 HAVING count(*) BETWEEN 3 AND 12 ORDER BY 1 LIMIT 1`,
    [batch?.id],
  );
  if (!some) throw new Error('The county has no such department.');
  department = some;
  path = `/payroll/batches/${batch?.id}?tab=table`;
  clerk = await signIn(browser, demoSignIns.clerk.account);
  otherDevice = await signInByHand(browser, demoSignIns.clerk.account);
});
test.afterAll(async () => {
  await clerk.context().close();
  await otherDevice.context().close();
});

test('arranges a table and keeps it under a name, by keys alone in the menu', async () => {
  await clerk.goto(url(path));
  await clerk.getByRole('button', { name: 'Filter', exact: true }).click();
  await clerk.getByRole('menuitem', { name: 'Department' }).click();
  await clerk.getByRole('textbox', { name: 'Search values' }).fill(department.name);
  await clerk.getByRole('checkbox', { name: department.name, exact: true }).click();
  await clerk.keyboard.press('Escape');
  for (const direction of ['ascending', 'descending']) {
    await clerk.getByRole('columnheader', { name: 'Employee' }).click();
    await expect(clerk.getByRole('columnheader', { name: 'Employee' })).toHaveAttribute('aria-sort', direction);
  }
  await menu(clerk, 'Columns').click();
  await clerk.getByRole('checkbox', { name: 'Gross pay' }).click();
  await clerk.keyboard.press('Escape');
  await expectArranged(clerk);

  await menu(clerk).focus();
  await clerk.keyboard.press('Enter');
  await tabTo(clerk, 'Keep as a new view…');
  await clerk.keyboard.press('Enter');
  await expect(clerk.getByLabel('Name of the view')).toBeFocused();
  await clerk.keyboard.type('One department');
  await clerk.keyboard.press('Enter');
  await expect(menu(clerk, 'View: One department')).toBeFocused();
});

test('opens its link on another device, where it stands as it was kept', async () => {
  await clerk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await menu(clerk, 'View: One department').click();
  await clerk.getByRole('button', { name: 'Copy link' }).click();
  await said(clerk, 'The link to your view is copied.');
  link = await clerk.evaluate(() => navigator.clipboard.readText());
  await otherDevice.goto(link);
  await expectArranged(otherDevice);
  await expect(menu(otherDevice, 'View: One department')).toBeVisible();
});

test('is nobody else’s: the link shows another person the table and says so', async ({ browser }) => {
  const approver = await signIn(browser, demoSignIns.approver.account);
  await approver.goto(link);
  await expect(approver.getByText('This view is no longer there, or it is somebody else’s.')).toBeVisible();
  await expect(approver.getByRole('columnheader', { name: 'Gross pay' })).toBeVisible();
  await approver.context().close();
});

test('opens the table with it from now on, and no longer when that is taken back', async () => {
  await menu(otherDevice, 'View: One department').click();
  await otherDevice.getByRole('button', { name: 'Open this table with it' }).click();
  await said(otherDevice, 'This table opens with “One department” from now on.');
  const fresh = await clerk.context().newPage();
  await fresh.goto(url(path));
  await expectArranged(fresh);
  await menu(fresh, 'View: One department').click();
  await fresh.getByRole('button', { name: 'No longer open this table with it' }).click();
  await said(fresh, 'This table no longer opens with “One department”.');
  await fresh.close();
});

test('says when the table no longer stands as the view has it, and takes the new state', async () => {
  await otherDevice.reload();
  await otherDevice.getByRole('button', { name: 'Clear filters' }).click();
  await menu(otherDevice, 'View: One department, changed').click();
  await otherDevice.getByRole('button', { name: 'Replace “One department” with this' }).click();
  await said(otherDevice, '“One department” is now as you see it.');
  await expect(menu(otherDevice, 'View: One department')).toBeVisible();
});

test('is renamed, and deleted after a question; the table stays as it stands', async () => {
  await menu(otherDevice, 'View: One department').click();
  await otherDevice.getByRole('button', { name: 'Rename…' }).click();
  await expect(otherDevice.getByLabel('Name of the view')).toBeFocused();
  await otherDevice.getByLabel('Name of the view').fill('From the end');
  await otherDevice.keyboard.press('Enter');
  await menu(otherDevice, 'View: From the end').click();
  await otherDevice.getByRole('button', { name: 'Delete…' }).click();
  await expect(otherDevice.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
  await otherDevice.getByRole('button', { name: 'Delete view' }).click();
  await expect(menu(otherDevice)).toBeVisible();
  await expect(otherDevice.getByRole('columnheader', { name: 'Employee' })).toHaveAttribute('aria-sort', 'descending');
  expect(await head(otherDevice)).not.toContain('Gross pay');
  await clerk.goto(link);
  await expect(clerk.getByText('This view is no longer there, or it is somebody else’s.')).toBeVisible();
});

test('is seen as a pivot: each kind of chart is drawn of it', async () => {
  const of = { rows: ['FilingStatus'], measures: [{ aggregate: 'sum', column: 'Gross' }, { aggregate: 'count' }] };
  await clerk.goto(url(`${path}&show=pivot&pivot=${encodeURIComponent(JSON.stringify(of))}`));
  for (const kind of ['Columns', 'Bars', 'Lines', 'Areas', 'Pie', 'Points']) {
    await clerk.getByRole('combobox', { name: 'Chart' }).click();
    await clerk.getByRole('option', { name: kind, exact: true }).click();
    await expect(clerk.getByRole('img', { name: 'Pay pivot' }).locator('svg.recharts-surface').first()).toBeVisible();
  }
});

test('a chart that cannot be drawn says so, and behind its link why and what to do', async () => {
  const pie = encodeURIComponent(JSON.stringify({ chart: 'pie' }));
  await clerk.goto(url(`${path}&show=pivot&pivot=${pie}`));
  await expect(clerk.getByText('This chart cannot be drawn')).toBeVisible();
  await clerk.getByRole('button', { name: 'View details' }).click();
  await expect(clerk.getByRole('dialog')).toContainText('A pie shows 12 slices at most, and there are more groups.');
  await expect(clerk.getByRole('dialog')).toContainText('Draw columns or bars instead');
  await clerk.keyboard.press('Escape');
  await expect(clerk.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
});
