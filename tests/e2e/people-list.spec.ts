import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// HR orders, filters, groups and takes out the list of people; the rows are those of the records. Then somebody's cost is divided.
test.describe.configure({ mode: 'serial' });

/** Who leads whom besides, and the numbers of those. */
let boss: string;
let led: string[];
let hr: Page;
/** Who is shown, from the top. */
const names = (page: Page) => page.locator('[role="row"] [data-pin="start"] [role="gridcell"]:first-child').allInnerTexts();
const header = (name: string) => hr.getByRole('columnheader', { name, exact: true });

test.beforeAll(async ({ browser }) => {
  const rows = await inDatabase<{ name: string; number: string }>(
    `WITH county AS (SELECT e.id, row_number() OVER (ORDER BY e.id) AS place FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id
       WHERE l.country = 'US' AND e.termination_date IS NULL AND EXISTS (SELECT FROM assignment a WHERE a.employee_id = e.id AND a.expiry_date IS NULL)),
     changed AS (UPDATE assignment a SET dotted_supervisor_id = (SELECT id FROM county WHERE place = 1) FROM county c
       WHERE a.employee_id = c.id AND c.place BETWEEN 2 AND 6 AND a.expiry_date IS NULL RETURNING a.employee_id)
     SELECT e.name, e.employee_number AS number FROM employee e WHERE e.id IN (SELECT employee_id FROM changed) OR e.id = (SELECT id FROM county WHERE place = 1) ORDER BY e.id`,
  );
  [boss = ''] = rows.map(({ name }) => name);
  led = rows.slice(1).map(({ number }) => number);
  hr = await signIn(browser, demoSignIns.hr.account);
});

test('the list is ordered by a column, up and down', async () => {
  await hr.goto(url('/people'));
  const known = (
    await inDatabase<{ name: string }>(
      `SELECT e.name FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id WHERE l.country = 'US'`,
    )
  )
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other, 'en'));
  await header('Name').click();
  await expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await names(hr)).slice(0, 5)).toEqual(known.slice(0, 5));
  await header('Name').click();
  await expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await names(hr)).slice(0, 5)).toEqual(known.toReversed().slice(0, 5));
});

test('is filtered by whom people report to besides, which a column shows, and leaves as a file of just these', async () => {
  await hr.getByRole('button', { name: 'Filter', exact: true }).click();
  await hr.getByRole('menuitem', { name: 'Dotted-line supervisor', exact: true }).click();
  await hr.getByRole('checkbox', { name: boss, exact: true }).click();
  await hr.keyboard.press('Escape');
  await expect(hr.getByText(`${led.length} rows`, { exact: true })).toBeVisible();
  await hr.getByRole('button', { name: 'Columns', exact: true }).click();
  await hr.getByRole('checkbox', { name: 'Dotted-line supervisor', exact: true }).click();
  await hr.keyboard.press('Escape');
  await expect(header('Dotted-line supervisor')).toBeVisible();
  for (const number of led) await expect(hr.getByRole('row').filter({ hasText: number })).toContainText(boss);
  await expectAccessibleInBoth(hr, 'people by whom they report to besides');

  await hr.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([hr.waitForEvent('download'), hr.getByRole('menuitem', { name: 'CSV file' }).click()]);
  const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).replace('\ufeff', '').trim().split('\r\n');
  const columns = head.split(',');
  const [number, dotted] = [columns.indexOf('No.'), columns.indexOf('Dotted-line supervisor')];
  const cells = lines.map((line) => line.split(','));
  expect(cells.map((row) => row[number] ?? '').toSorted()).toEqual(led.toSorted());
  expect(new Set(cells.map((row) => row[dotted]))).toEqual(new Set([boss]));
});

test('is grouped, each group with as many as it says', async () => {
  await hr.getByRole('button', { name: 'Clear filters' }).click();
  await hr.getByRole('combobox', { name: 'Group by' }).click();
  await hr.getByRole('option', { name: 'Dotted-line supervisor', exact: true }).click();
  await hr.keyboard.press('Escape');
  const group = hr.getByRole('gridcell', { name: `▸ ${boss} · ${led.length} people`, exact: true });
  await group.click();
  await expect(hr.getByRole('gridcell', { name: `▾ ${boss} · ${led.length} people`, exact: true })).toBeVisible();
  for (const number of led) await expect(hr.getByRole('row').filter({ hasText: number })).toBeVisible();
});

test('the cost of a person is divided among cost centers, exactly, and the division is taken back', async () => {
  const [person] = await inDatabase<{ id: number; name: string }>('SELECT id, name FROM employee WHERE employee_number = $1', [led[0]]);
  await inDatabase(
    `INSERT INTO cost_center (code, name) SELECT c, jsonb_build_object('en', 'Center ' || c, 'zh-CN', c) FROM unnest(ARRAY['E2E-A', 'E2E-B']) c`,
  );
  await hr.goto(url(`/people/${person?.id}?tab=costs`));
  await hr.getByRole('tab', { name: 'Cost centers', exact: true }).click();
  await hr.getByRole('button', { name: 'Divide the cost', exact: true }).click();
  const dialog = hr.getByRole('dialog');
  for (const [line, code, percent] of [
    ['1', 'E2E-A', '33.25'],
    ['2', 'E2E-B', '66.7'],
  ] as const) {
    await dialog.getByRole('combobox', { name: `Cost center ${line}`, exact: true }).fill(code);
    await hr.getByRole('option', { name: `Center ${code} (${code})`, exact: true }).click();
    await dialog.getByLabel(`Share of cost center ${line}`).fill(percent);
  }
  await dialog.getByRole('radio', { name: 'Main cost center' }).first().check();
  await dialog.getByLabel('Effective from').fill('2027-01-01');
  await dialog.getByLabel('End').selectOption({ label: 'No end' });
  await expectToSee(dialog, '0.05% is still missing.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Share of cost center 2').fill('66.75');
  await dialog.getByLabel('Reason of the change').fill('Half of the year in the other house');
  await expectAccessibleInBoth(hr, 'the dialog that divides a cost');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expectToSee(hr, /33\.25% Center E2E-A \(E2E-A\)/);
  await expectToSee(hr, 'Half of the year in the other house');
  const kept = () =>
    inDatabase<{ code: string; ratio: string; main: boolean }>(
      `SELECT c.code, a.ratio::text AS ratio, a.is_main AS main FROM cost_center_allocation a JOIN cost_center c ON c.id = a.cost_center_id
       WHERE a.employee_id = $1 AND a.effective_date = '2027-01-01' AND a.expiry_date IS NULL ORDER BY c.code`,
      [person?.id],
    );
  expect((await kept()).map(({ code, ratio, main }) => [code, Number(ratio), main])).toEqual([
    ['E2E-A', 0.3325, true],
    ['E2E-B', 0.6675, false],
  ]);
  await expectAccessibleInBoth(hr, 'the cost centers of a person');
  await hr
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await hr
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(dialog).toHaveCount(0); // of a division to come the page says all along that today’s cost is not divided
  expect(await kept()).toEqual([]);
});
