import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessible, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A file of values into a batch: template, filled, looked at row by row, written, its refused row brought back to be corrected, and undone.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let batchId: number;
let people: { number: string; name: string }[];

interface Answer {
  readonly data: {
    readonly id: number;
    readonly version: number;
    readonly preparedAt: string | null;
    readonly tables: readonly { readonly code: string; readonly isTyped: boolean }[];
    readonly rows: readonly { readonly cells: readonly (string | null)[] }[];
  };
}

/** Asks the documented door as the page itself would. */
const ask = (path: string, body?: object): Promise<Answer> =>
  clerk.evaluate(
    async ([address, text]) => {
      const init = text === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
      const response = await fetch(address as string, init);
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      return await response.json();
    },
    [url(path), body && JSON.stringify(body)] as const,
  );

const status = (text: string) => expectToSee(clerk, text, { exact: true });
const inputTab = () => clerk.goto(url(`/payroll/batches/${batchId}?tab=input`));
/** What the first column of the first typed table says of somebody. */
const amountOf = async (number: string): Promise<string | null | undefined> => {
  const { tables } = (await ask(`/api/payroll/batches/${batchId}/input`)).data;
  const code = tables.find(({ isTyped }) => isTyped)?.code ?? '';
  return (await ask(`/api/payroll/batches/${batchId}/input?table=${code}&search=${number}`)).data.rows[0]?.cells[0];
};

test.beforeAll(async ({ browser }) => {
  const [period] = await inDatabase<{ id: number }>(
    `SELECT p.id FROM period p JOIN solution s ON s.id = p.solution_id WHERE p.status = 'enabled' AND s.code = 'US_BIWEEKLY'`,
  );
  await inDatabase(`UPDATE batch SET status = 'canceled' WHERE period_id = $1 AND status = 'new'`, [period?.id]);
  clerk = await signIn(browser, demoSignIns.clerk.account);
  await clerk.goto(url('/payroll/batches'));
  const { data } = await ask('/api/payroll/batches', { periodId: period?.id, type: 'normal', name: 'With allowances' });
  batchId = data.id;
  await ask(`/api/payroll/batches/${batchId}/prepare`, { version: data.version });
  await expect.poll(async () => (await ask(`/api/payroll/batches/${batchId}`)).data.preparedAt, { timeout: 60_000 }).not.toBeNull();
  people = await inDatabase(
    'SELECT e.employee_number AS number, e.name FROM batch_payee y JOIN employee e ON e.id = y.employee_id WHERE y.batch_id = $1 ORDER BY y.row_number LIMIT 2',
    [batchId],
  );
});
test.afterAll(() => clerk.context().close());

test('fills in the template, and sees row by row what it would change', async () => {
  await inputTab();
  await clerk.getByRole('button', { name: 'Import a file' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Import a file' });
  await dialog.getByRole('button', { name: 'Empty template' }).click();
  const [download] = await Promise.all([clerk.waitForEvent('download'), clerk.getByRole('menuitem', { name: 'CSV file' }).click()]);
  const [head = ''] = (await readFile(await download.path(), 'utf8')).replace('\ufeff', '').split('\r\n');
  expect(head.startsWith('Number,Employee,')).toBe(true);
  const line = (number: string, amount: string) => `${number},,${amount},,`;
  const file = [head, line(people[0]?.number ?? '', '100.50'), line(people[1]?.number ?? '', '200'), line('no-such-number', '300')].join(
    '\r\n',
  );
  const chooser = clerk.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'allowances.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog.getByText('allowances.csv')).toBeVisible();
  await dialog.getByRole('button', { name: 'Read the file' }).click();
  await expect(clerk).toHaveURL(/\/imports\/\d+/);
  await status('Checked');
  const rows = clerk.getByRole('grid');
  await expect(rows.getByRole('row').filter({ hasText: people[0]?.number ?? '' })).toContainText('– → 100.50');
  await expect(clerk.getByRole('button', { name: 'Refused 1' })).toBeVisible();
  await clerk.getByRole('button', { name: 'Refused 1' }).click();
  await expect(rows.getByRole('row')).toHaveCount(2);
  await expect(rows).toContainText('no-such-number');
  expect(await amountOf(people[0]?.number ?? '')).not.toBe('100.50');
});

test('writes it, and gets the refused row back with its reason', async () => {
  await clerk.getByRole('button', { name: 'Import 2 rows' }).click();
  await status('Imported');
  expect(await amountOf(people[0]?.number ?? '')).toBe('100.50');
  const imported = clerk.url();
  await inputTab();
  await clerk.getByLabel('Only where something is filled in').check();
  const rows = clerk.getByRole('grid').first().getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('from a file');
  await clerk.getByRole('combobox', { name: 'Table', exact: true }).selectOption({ index: 1 });
  await expect(clerk.getByText(/^As the records said when the data was prepared/)).toBeVisible();
  await expect(rows.nth(1)).toContainText(people[0]?.name ?? '');
  await expectAccessible(clerk, 'frozen data');
  await clerk.goto(imported);
  await clerk.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([clerk.waitForEvent('download'), clerk.getByRole('menuitem', { name: '1 refused: CSV' }).click()]);
  const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).replace('\ufeff', '').split('\r\n').filter(Boolean);
  expect(head).toContain('Reasons');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no-such-number');
});

test('undoes it, and finds all of it among the imports', async () => {
  await clerk.getByRole('button', { name: 'More', exact: true }).click();
  await clerk.getByRole('menuitem', { name: 'Undo this import…' }).click();
  await clerk.getByRole('button', { name: 'Undo the import' }).click();
  await status('Undone');
  expect(await amountOf(people[0]?.number ?? '')).not.toBe('100.50');
  await clerk.getByRole('link', { name: 'Imports' }).first().click();
  await expect(clerk.getByRole('row').filter({ hasText: 'allowances.csv' })).toContainText('Undone');
});
