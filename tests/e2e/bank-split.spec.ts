import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// HR splits the pay of somebody between two accounts, and changes their order.
test.describe.configure({ mode: 'serial' });

let hr: Page;
const button = (name: string) => hr.getByRole('button', { name, exact: true });

test('HR splits somebody’s pay, on a phone', async ({ browser }) => {
  hr = await signIn(browser, demoSignIns.hr.account, { width: 390, height: 844 });
  const [person] = await inDatabase<{ id: number }>(
    `SELECT e.id FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id WHERE l.country = 'US' AND e.termination_date IS NULL ORDER BY e.id LIMIT 1`,
  );
  await hr.goto(url(`/people/${person?.id}?tab=payment`));
  await button('Change the split').click();
  const dialog = hr.getByRole('dialog');
  for (const [place, number] of ['62220001', '62220002'].entries()) {
    await button('Add an account').click();
    const account = dialog.getByRole('group', { name: `Account ${place + 1}`, exact: true });
    await account.getByLabel('Country').fill('CN');
    await account.getByLabel('Bank').fill('Savings');
    await account.getByLabel('Account number or IBAN').fill(number);
  }
  const [first, second] = [1, 2].map((position) => dialog.getByRole('group', { name: `Account ${position}`, exact: true }));
  await first?.getByLabel('Amount').fill('200');
  await first?.getByLabel('Currency').fill('USD');
  await second?.getByLabel('Gets').selectOption('percentage');
  await second?.getByLabel('Percentage').fill('10');
  await expect(dialog).toContainText('Of 1,000.00 USD: 200.00 to account 1, 100.00 to account 2, 700.00 to the main account.');
  await button('Move account 2 up').click();
  await expect(dialog).toContainText('100.00 to account 1, 200.00 to account 2');
  const width = await hr.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await button('Save').click();
  await expect(dialog).toHaveCount(0);
  await expect(hr.getByText('••••0002')).toBeVisible();
  await expect(hr.getByText(/1: 10% of net pay/)).toBeVisible();
});
