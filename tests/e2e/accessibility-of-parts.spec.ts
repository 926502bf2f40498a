import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { answerFindings } from './support/findings.ts';
import { expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';
import { insertSteppedSolution } from './support/stepped-solution.ts';

ownProduct(import.meta.filename);

// What a page opens, offers or asks: each in both colours, on a wide screen and on a phone.
test.describe.configure({ mode: 'serial' });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const widths = [wide, phone] as const;
const atWidth = ({ width }: (typeof widths)[number], what: string) => `${what} at ${width} px`;

const openBatchOf = `SELECT b.id FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
  WHERE s.code = $1 AND b.status = 'new' ORDER BY b.id LIMIT 1`;
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit for approval' });
const settled = (page: Page) => expect(page.locator('[data-loading="true"], .mantine-Skeleton-root')).toHaveCount(0);

let clerk: Page;
/** Two batches that one approver decides together. */
let batches: readonly [number, number];

async function calculate(page: Page, batchId: number): Promise<void> {
  await page.goto(url(`/payroll/batches/${batchId}`));
  await page.getByRole('button', { name: 'Prepare data' }).click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('[data-tone]', { hasText: 'Calculated' }).first()).toBeVisible();
}

test.beforeAll(async ({ browser }) => {
  const [county] = await inDatabase<{ id: number }>(openBatchOf, ['US_BIWEEKLY']);
  batches = [county?.id ?? 0, (await insertSteppedSolution(inDatabase)).batchId];
  await inDatabase(
    `UPDATE compensation_record SET amount = amount * 1.2 WHERE id IN (
       SELECT c.id FROM compensation_record c JOIN employee e ON e.id = c.employee_id JOIN legal_entity l ON l.id = e.legal_entity_id
       WHERE l.country = 'US' AND c.expiry_date IS NULL ORDER BY e.id LIMIT 5)`,
  );
  clerk = await signIn(browser, demoSignIns.clerk.account);
  for (const batchId of batches) await calculate(clerk, batchId);
  await clerk.goto(url(`/payroll/batches/${batches[0]}`));
  await answerFindings(clerk);
});
test.afterAll(() => clerk.context().close());

test('the notice that offers to take back what was done', async () => {
  await clerk.goto(url(`/payroll/batches/${batches[0]}?tab=table`));
  await clerk.getByRole('row').nth(1).getByRole('gridcell').last().click();
  const drawer = clerk.getByRole('dialog', { name: 'How this figure came about' });
  await expect(drawer).toBeVisible();
  for (const viewport of widths) {
    await clerk.setViewportSize(viewport);
    await clerk.reload();
    await drawer.getByRole('button', { name: 'Hold this person', exact: true }).click();
    const undo = clerk.getByRole('button', { name: 'Undo' });
    await undo.hover(); // its time stands still
    await settled(clerk);
    await expectAccessibleInBoth(clerk, atWidth(viewport, 'undo'));
    await undo.click();
    await expect(undo).toHaveCount(0);
  }
  await clerk.setViewportSize(wide);
});

test('the offer to go on with what was typed', async () => {
  const form = clerk.getByRole('form', { name: 'What if …' });
  await clerk.goto(url(`/payroll/batches/${batches[0]}?tab=what-ifs`));
  await clerk.getByRole('button', { name: 'New what-if' }).click();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('FICA at 8 %');
  await expect(form.getByText(/Kept as a draft/)).toBeVisible();
  clerk.once('dialog', (question) => void question.accept());
  for (const viewport of widths) {
    await clerk.setViewportSize(viewport);
    await clerk.reload();
    await clerk.getByRole('button', { name: 'New what-if' }).click();
    await expect(form.getByText(/You began this and did not save it/)).toBeVisible();
    await settled(clerk);
    await expectAccessibleInBoth(clerk, atWidth(viewport, 'offer of a draft'));
  }
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('FICA at 8 %');
  await clerk.setViewportSize(wide);
});

test('the menus of a table’s bar', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.clerk.account);
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    await page.goto(url(`/payroll/batches/${batches[0]}?tab=table`));
    // room for the menu below its button: over other buttons it would leave slivers of them
    await page.getByRole('button', { name: 'Views' }).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByRole('button', { name: 'Keep as a new view…' })).toBeVisible();
    await settled(page);
    await expectAccessibleInBoth(page, atWidth(viewport, 'views'));
    await page.getByRole('button', { name: 'Keep as a new view…' }).click();
    await expect(page.getByLabel('Name of the view')).toBeFocused();
    await expectAccessibleInBoth(page, atWidth(viewport, 'name of a view'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem', { name: /CSV file/ })).toBeVisible();
    await expectAccessibleInBoth(page, atWidth(viewport, 'export'));
  }
  await page.context().close();
});

test('changes over a threshold: they stop the submission until somebody signs them off', async () => {
  const due = clerk.getByRole('region', { name: 'Changes to sign off' });
  await clerk.goto(url(`/payroll/batches/${batches[0]}?tab=changes`));
  await due.getByRole('button', { name: 'Set thresholds' }).click();
  await clerk.getByRole('dialog').getByRole('textbox').first().fill('50');
  await expectAccessibleInBoth(clerk, 'thresholds');
  await clerk.getByRole('dialog').getByRole('button', { name: 'Save', exact: false }).click();
  await expect(due.getByRole('row')).not.toHaveCount(1);
  await expect(clerk.getByRole('region', { name: 'Before the next step' }).or(clerk.getByText('Must be put right')).first()).toBeVisible();
  for (const viewport of widths) {
    await clerk.setViewportSize(viewport);
    await settled(clerk);
    await expectAccessibleInBoth(clerk, atWidth(viewport, 'changes to sign off'));
  }
  await clerk.setViewportSize(wide);
  await due.getByRole('button', { name: /^Sign off (all )?\d+/ }).click();
  const question = clerk.getByRole('dialog');
  await question.getByRole('textbox').fill('The raise of July');
  await question.getByRole('button', { name: 'Sign off' }).click();
  await expect(due).toContainText('All are signed off.');
  await clerk.goto(url(`/payroll/batches/${batches[0]}?tab=history`));
  await expect(clerk.getByRole('row', { name: /signed off a change/ })).toContainText('The raise of July');
});

test('a person’s page in a batch', async () => {
  await clerk.goto(url(`/payroll/batches/${batches[0]}?tab=people`));
  await clerk.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(clerk.getByRole('heading', { name: 'Earlier periods' })).toBeVisible();
  for (const viewport of widths) {
    await clerk.setViewportSize(viewport);
    await expect(clerk.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(clerk);
    await expectAccessibleInBoth(clerk, atWidth(viewport, 'person of a batch'));
  }
  await clerk.setViewportSize(wide);
});

test('several approvals that are decided at once', async ({ browser }) => {
  for (const batchId of batches) {
    await clerk.goto(url(`/payroll/batches/${batchId}`));
    await submitButton(clerk).click();
    await clerk.getByRole('dialog').getByRole('button', { name: 'Submit for approval' }).click();
    await expect(clerk.locator('[data-tone]', { hasText: 'In approval' }).first()).toBeVisible();
  }
  const page = await signIn(browser, demoSignIns.approver.account);
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    await page.goto(url('/approvals'));
    const boxes = page.getByRole('checkbox', { name: /^Choose (?!all)/ });
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.click();
    await expect(page.getByRole('status').filter({ hasText: '2 chosen' })).toBeVisible();
    await expectAccessibleInBoth(page, atWidth(viewport, 'chosen approvals'));
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Approve 2 items?' });
    await expect(question.getByText('Net pay', { exact: true })).toBeVisible();
    await settled(page);
    await expectAccessibleInBoth(page, atWidth(viewport, 'question about several'));
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
  }
  await page.context().close();
});

test('what is asked before anybody is paid', async ({ browser }) => {
  await inDatabase(
    `UPDATE compensation_record SET amount = 12.34 WHERE id IN (
       SELECT c.id FROM compensation_record c JOIN employee e ON e.id = c.employee_id JOIN legal_entity l ON l.id = e.legal_entity_id
       WHERE l.country = 'CN' AND c.expiry_date IS NULL ORDER BY e.id LIMIT 30)`,
  );
  const [batch] = await inDatabase<{ id: number }>(openBatchOf, ['CN_MONTHLY']);
  const page = await signIn(browser, demoSignIns.kunmingClerk.account);
  await calculate(page, batch?.id ?? 0);
  const findings = page.getByRole('region', { name: 'Look at this before anybody is paid' });
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect(findings).toBeVisible();
    await settled(page);
    await expectAccessibleInBoth(page, atWidth(viewport, 'findings'));
    await findings
      .getByRole('link', { name: /^Show all/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Findings by employee' })).toBeVisible();
    await settled(page);
    await expectAccessibleInBoth(page, atWidth(viewport, 'all whom a finding concerns'));
  }
  await page.context().close();
});
