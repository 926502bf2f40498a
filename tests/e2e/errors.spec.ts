import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessible, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// Some people of Kunming work in a city that the rates do not know: what is wrong is told once, in words, in the reader's language.

const peopleElsewhere = 4;
const codes = /\b[A-Z]+_[A-Z]+\b/;

async function openErrors(page: Page, batchId: number): Promise<void> {
  await page.goto(url(`/payroll/batches/${batchId}?tab=errors`));
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

test('what is wrong in a batch is told by cause and in words, and leads to the explanation of the cell', async ({ browser }) => {
  const [batch] = await inDatabase<{ id: number }>(
    `WITH elsewhere AS (UPDATE employee SET custom = custom || '{"city": "dali"}' WHERE id IN (
       SELECT e.id FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id WHERE l.country = 'CN' ORDER BY e.id LIMIT $1))
     SELECT b.id FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE s.code = 'CN_MONTHLY' AND b.status = 'new'`,
    [peopleElsewhere],
  );
  const batchId = batch?.id ?? 0;
  const page = await signIn(browser, demoSignIns.kunmingClerk.account);
  await page.goto(url(`/payroll/batches/${batchId}`));
  await page.getByRole('button', { name: 'Prepare data' }).click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('[data-tone]', { hasText: 'Calculated' }).first()).toBeVisible();

  await openErrors(page, batchId);
  const causes = page.getByRole('region', { name: 'What is wrong' });
  const cause = causes.getByRole('listitem').filter({ hasText: 'City “dali” has no row in' }).first();
  await expect(cause).toContainText(`${peopleElsewhere} people`);
  await expect(cause).toContainText('and 1 more person');
  expect(await page.locator('main').innerText()).not.toMatch(codes);
  await expectAccessible(page, 'errors');

  await cause.getByRole('link').first().click();
  const explanation = page.getByRole('dialog');
  await expect(explanation).toContainText('City “dali” has no row in');
  expect(await explanation.innerText()).not.toMatch(codes);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeFocused();

  await page.getByRole('button', { name: /language/i }).click();
  await page
    .getByRole('menuitem', { name: /中文/ })
    .or(page.getByRole('menuitemradio', { name: /中文/ }))
    .first()
    .click();
  await openErrors(page, batchId);
  await expectToSee(page, /^城市 “dali”在“.+”中没有对应的行。$/);
  await page.context().close();
});
