import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectAccessible, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';
import { insertSteppedSolution } from './support/stepped-solution.ts';

ownProduct(import.meta.filename);

// A clerk who wants to be sure: step by step, one person again, what would be if, and what earlier periods are owed.
test.describe.configure({ mode: 'serial' });

/** Of the county's people in the order of their ids. */
const raisedPlace = 4;

let clerk: Page;
let batchId: number;
let raised: { id: number; name: string; employee_number: string };

const status = (name: string) => clerk.locator('[data-tone]', { hasText: name }).first();
const open = (path = '') => clerk.goto(url(`/payroll/batches/${batchId}${path}`));
const flow = () => clerk.getByRole('region', { name: 'Where this batch stands' });
const steps = () => clerk.getByRole('dialog', { name: /of 4 steps/ });
const settled = () => expect(clerk.locator('.mantine-Skeleton-root')).toHaveCount(0);

test.beforeAll(async ({ browser }) => {
  const [person] = await inDatabase<typeof raised>(
    `SELECT y.employee_id AS id, e.name, e.employee_number FROM batch_payee y JOIN employee e ON e.id = y.employee_id
     WHERE y.batch_id = (SELECT min(b.id) FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
       WHERE s.code = 'US_BIWEEKLY') AND y.row_number = $1`,
    [raisedPlace],
  );
  if (!person) throw new Error('The county has no such employee.');
  raised = person;
  batchId = (await insertSteppedSolution(inDatabase)).batchId;
  // a raise in the middle of the open period
  await inDatabase(
    `WITH middle AS (SELECT p.start_date + 7 AS day FROM batch b JOIN period p ON p.id = b.period_id WHERE b.id = $2::int),
       old AS (UPDATE compensation_record c SET expiry_date = middle.day - 1 FROM middle
         WHERE c.employee_id = $1::int AND c.expiry_date IS NULL RETURNING c.*)
     INSERT INTO compensation_record (employee_id, item_id, effective_date, amount, currency, payroll_effective_period)
     SELECT old.employee_id, old.item_id, middle.day, old.amount * 2, old.currency, old.payroll_effective_period FROM old, middle`,
    [raised.id, batchId],
  );
  clerk = await signIn(browser, demoSignIns.clerk.account);
});
test.afterAll(() => clerk.context().close());

test('calculates up to a step, looks at it, and cannot submit it', async () => {
  await open();
  await clerk.getByRole('button', { name: 'Prepare data' }).click();
  await expect(status('Waiting for calculation')).toBeVisible();
  await flow().getByRole('button', { name: '0 of 4 steps' }).click();
  await expect(steps().getByRole('listitem')).toHaveCount(4);
  await steps().getByRole('listitem').filter({ hasText: 'Earnings' }).getByRole('button', { name: 'Calculate up to here' }).click();
  await expect(flow().getByText('Calculated up to “Earnings”')).toBeVisible();
  await expect(status('Waiting for calculation')).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Submit for approval' })).toHaveCount(0);
  await expectAccessible(clerk, 'calculated up to a step');
});

test('sees both parts of a period that a raise divides, and their sum', async () => {
  await flow()
    .getByRole('button', { name: /of 4 steps/ })
    .click();
  await steps().getByRole('link', { name: 'Open Earnings' }).click();
  await clerk.getByPlaceholder('Search by name or number').fill(raised.employee_number);
  await expect(clerk.getByText(/^2 rows/)).toBeVisible();
  await clerk.getByRole('row').nth(2).getByRole('gridcell').last().click();
  const drawer = clerk.getByRole('dialog');
  const lines = drawer.getByRole('region', { name: 'All lines of this person' });
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  await expect(lines.getByText('Sum')).toBeVisible();
  await lines.getByRole('button').first().click();
  await expect(clerk).not.toHaveURL(/[?&]line=/);
  await expectAccessible(clerk, 'lines of a person');
  await clerk.keyboard.press('Escape');
});

test('goes on to the end, and calculates one person again', async () => {
  await clerk.getByRole('button', { name: 'Go on: calculate the rest' }).click();
  await expect(status('Calculated')).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Submit for approval' })).toBeVisible();
  await open(`?tab=table&table=Pay&q=${raised.employee_number}`);
  await clerk.getByRole('checkbox', { name: `Choose ${raised.name}` }).click();
  await clerk.getByRole('status').filter({ hasText: '1 person chosen' }).waitFor();
  await clerk.getByRole('tabpanel').getByRole('button', { name: 'Calculate again' }).click();
  await expect(clerk.getByText(/1 person calculated again/)).toBeVisible();
  await expect(status('Calculated')).toBeVisible();
});

test('tries another rate beside the batch, sees who would be paid differently, and discards it', async () => {
  await open('?tab=what-ifs');
  await clerk.getByRole('button', { name: 'New what-if' }).click();
  const form = clerk.getByRole('form', { name: 'What if …' });
  await form.getByRole('button', { name: 'Calculate' }).click();
  await expect(form.getByRole('alert')).toContainText('2 fields need attention');
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await clerk.evaluate(() => scrollTo(0, 0)); // of what the head of the page covers half, axe sees half
  await expectAccessible(clerk, 'new what-if with faults');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('FICA at 8 %');
  await clerk.getByRole('tab', { name: 'History' }).click();
  await clerk.getByRole('button', { name: 'Stay' }).click();
  await form.getByLabel('Rates to change').selectOption('Rates');
  await form.getByLabel('FICA, row 1').fill('0.08');
  await expect(form.getByText('2 fields are not saved.')).toBeVisible();
  await expectAccessible(clerk, 'new what-if');
  await form.getByRole('button', { name: 'Calculate' }).click();
  await expect(clerk.getByText('it cannot be submitted')).toBeVisible();
  await expect(clerk.getByRole('heading', { name: 'Changed totals' })).toBeVisible();
  await clerk.getByRole('region', { name: 'Who comes out differently' }).getByRole('button').first().click();
  await expect(clerk.getByRole('dialog').getByRole('link', { name: 'Net pay' })).toBeVisible();
  await expectAccessible(clerk, 'what-if');
  await clerk.keyboard.press('Escape');
  await clerk.getByRole('button', { name: 'Discard' }).click();
  await expect(clerk.getByText('Nothing tried yet')).toBeVisible();
});

test('looks back to what was known on a day, and is told why a figure differs, with both days', async () => {
  await inDatabase('UPDATE compensation_record SET amount = amount + 1300 WHERE employee_id = $1::int', [raised.id]);
  await clerk.getByRole('button', { name: 'New what-if' }).click();
  const form = clerk.getByRole('form', { name: 'What if …' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('As known today');
  const known = form.getByLabel('As known on');
  await known.fill((await known.getAttribute('max')) ?? '');
  await form.getByRole('button', { name: 'Calculate' }).click();
  await expect(clerk.getByText(/^Data as of .+, as known on .+/)).toBeVisible();
  const causes = clerk.getByRole('region', { name: 'What was known otherwise' });
  await expect(causes.getByText(raised.name)).toBeVisible();
  await expectAccessible(clerk, 'what-if that looks back');
  await clerk.getByRole('region', { name: 'Who comes out differently' }).getByRole('button', { name: raised.name }).click();
  await clerk
    .getByRole('button', { name: /explain the new Gross pay/ })
    .first()
    .click();
  await expect(clerk.getByRole('dialog').getByText(/^Data as of .+, as known on .+/)).toBeVisible();
  await expectAccessible(clerk, 'figure of a what-if, explained');
  await clerk.keyboard.press('Escape');
  await clerk.getByRole('button', { name: 'Discard' }).click();
  await expect(clerk.getByText('Nothing tried yet')).toBeVisible();
  await inDatabase('UPDATE compensation_record SET amount = amount - 1300 WHERE employee_id = $1::int', [raised.id]);
});

test('replays the batch and finds every figure as it is stored', async () => {
  await clerk.getByRole('button', { name: 'Replay' }).click();
  await expect(clerk.getByText('Identical: every figure is as it is stored')).toBeVisible();
});

test('makes an off-cycle batch for one person and pays with it what an earlier period is owed', async () => {
  await inDatabase('UPDATE compensation_record SET amount = amount + 2600 WHERE employee_id = $1::int', [raised.id]);
  await clerk.goto(url('/payroll/batches?create=true'));
  const dialog = clerk.getByRole('dialog');
  await dialog.getByText('Off-cycle', { exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'For whom' })).toBeVisible();
  // before the list of people opens: while it finds its place it lies over the buttons, and axe takes its white for theirs
  await expectAccessible(clerk, 'off-cycle batch');
  await dialog.getByRole('combobox', { name: 'For whom' }).fill(raised.employee_number);
  await dialog.getByRole('option', { name: new RegExp(raised.employee_number) }).click();
  await dialog.getByRole('button', { name: 'Create batch' }).click();
  await expect(clerk.getByText('Off-cycle for 1 person')).toBeVisible();
  await clerk.getByRole('tab', { name: 'Earlier periods' }).click();
  await clerk.getByRole('button', { name: 'Choose people' }).first().click();
  await clerk.getByRole('checkbox', { name: `Choose ${raised.name}` }).click();
  await clerk.getByRole('button', { name: 'Calculate again for this batch' }).click();
  const owed = clerk.getByRole('region', { name: 'Owed for earlier periods' });
  await expect(owed.getByText('+$100.00')).toBeVisible();
  await settled();
  await expectAccessible(clerk, 'earlier periods');
});
