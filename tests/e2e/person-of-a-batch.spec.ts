import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// What a clerk does on the page of one person in a batch: from the list of people to every line, and other input tried.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let batch: number;
let person: { id: number; name: string };
const tab = (name: string) => clerk.goto(url(`/payroll/batches/${batch}?tab=${name}`));
const grid = (name: string | RegExp) => clerk.getByRole('grid', { name });

test.beforeAll(async ({ browser }) => {
  const [closed] = await inDatabase<{ id: number }>(`SELECT id FROM batch WHERE status = 'closed' ORDER BY id DESC LIMIT 1`);
  batch = closed?.id ?? 0;
  const [first] = await inDatabase<typeof person>(
    'SELECT e.id, e.name FROM batch_payee p JOIN employee e ON e.id = p.employee_id WHERE p.batch_id = $1 ORDER BY p.row_number LIMIT 1',
    [batch],
  );
  if (!first) throw new Error('The closed batch pays nobody.');
  person = first;
  clerk = await signIn(browser, demoSignIns.clerk.account);
});
test.afterAll(() => clerk.context().close());

test('Employees says who is paid; a name opens everything of that person', async () => {
  await tab('people');
  await clerk.getByRole('textbox', { name: 'Person' }).fill(person.name);
  await clerk.getByRole('link', { name: person.name, exact: true }).click();
  await expect(clerk).toHaveURL(new RegExp(`/payroll/batches/${batch}/people/${person.id}`));
  await expect(clerk.getByRole('heading', { name: person.name, level: 1 })).toBeVisible();
  await expect(clerk.getByRole('heading', { name: 'Earlier periods' })).toBeVisible();
});

test('a line of theirs explains itself, and the link keeps it', async () => {
  const pay = clerk.getByRole('region', { name: 'Pay', exact: true });
  await pay.getByRole('button', { name: /^Net pay/ }).click();
  await expect(clerk.getByRole('dialog')).toContainText('Net pay');
  await expect(clerk).toHaveURL(/column=Net/);
  await clerk.keyboard.press('Escape');
  await expect(clerk.getByRole('dialog')).toHaveCount(0);
});

test('other input shows its effect at once, and is not kept where the batch takes none', async () => {
  const input = grid(/^Other payments/);
  await input.getByRole('gridcell').nth(0).click();
  await clerk.keyboard.type('100');
  await clerk.keyboard.press('Enter');
  const effect = clerk.getByRole('region', { name: 'If this were changed' });
  await expect(effect).toContainText('Net pay');
  await expect(effect.getByRole('listitem').filter({ hasText: 'Gross pay' })).toBeVisible();
  await expect(effect.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  await effect.getByRole('button', { name: 'Discard' }).click();
  await expect(effect).toHaveCount(0);
});
