import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { atKeyboard, lostPlaces, tabTo, watchPlaces } from './support/keyboard.ts';
import { expectToSee } from './support/look.ts';
import { inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// The main job without a mouse. What is pressed keeps the focus while it waits; what closes gives it back; it is never lost to the top of the page.
test.describe.configure({ mode: 'serial' });

const expectAt = (page: Page, name: string | RegExp) => expect.poll(() => atKeyboard(page)).toMatch(name);
const settled = (page: Page) => expect(page.locator('[data-settling]')).toHaveCount(0);
let clerk: Page;

/** Answers a question of the page that the keyboard is in: past its remarks to the button of that name. */
async function answer(page: Page, name: string): Promise<void> {
  await expectAt(page, /^Remarks/);
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => atKeyboard(page)).not.toBe('nowhere');
}

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  await watchPlaces(clerk);
});
test.afterEach(async () => {
  expect(await lostPlaces(clerk), 'the keyboard was lost, last seen at').toEqual([]);
});
test.afterAll(() => clerk.context().close());

test('the palette leads to the batch, and the keyboard goes on in its page', async () => {
  await clerk.goto(url('/'));
  await expect(clerk.getByRole('heading', { level: 1 })).toBeVisible();
  await clerk.keyboard.press('Control+k');
  await expect(clerk.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await clerk.keyboard.type('2025-P04');
  await expect(clerk.locator('[data-selected]')).toContainText('2025-P04');
  await clerk.keyboard.press('Enter');
  await expect(clerk.getByRole('heading', { name: '2025-P04', exact: true, level: 1 })).toBeVisible();
  await expect.poll(() => clerk.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('prepares and calculates: the next step keeps the focus while it waits', async () => {
  await tabTo(clerk, 'Prepare data');
  await clerk.keyboard.press('Enter');
  await expectAt(clerk, /^Calculate$/);
  await settled(clerk);
  await clerk.keyboard.press('Enter');
  await expectAt(clerk, /^Answer findings$/);
});

test('answers what is asked before anybody is paid, cause by cause', async () => {
  await settled(clerk);
  await clerk.keyboard.press('Enter');
  await expect(clerk).toHaveURL(/tab=findings/);
  const causes = clerk.getByRole('button', { name: /^Remark for/ });
  await expect(causes.first()).toBeVisible();
  for (let left = await causes.count(); left > 0; left--) {
    await tabTo(clerk, /^Remark for/);
    await clerk.keyboard.press('Enter');
    await expectAt(clerk, /^Remarks/);
    await clerk.keyboard.type('Looked at with the department');
    await tabTo(clerk, /^Remark$/);
    await clerk.keyboard.press('Enter');
    await expect(causes).toHaveCount(left - 1);
  }
  await expect(clerk.getByRole('button', { name: 'Submit for approval' })).toBeVisible();
});

test('a figure’s explanation opens by Enter and gives the keyboard back to its cell', async () => {
  await tabTo(clerk, /^Findings/, 'Shift+Tab');
  await clerk.keyboard.press('ArrowRight');
  await expect(clerk.getByRole('grid')).toBeVisible();
  await tabTo(clerk, 'Pay');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await clerk.keyboard.press(key);
  const cell = await clerk.locator('[role="gridcell"][data-active]').getAttribute('id');
  await clerk.keyboard.press('Enter');
  await expect(clerk.getByRole('dialog')).toContainText('How this figure came about');
  await clerk.keyboard.press('Escape');
  await expect(clerk.getByRole('grid')).toBeFocused();
  expect(await clerk.locator('[role="gridcell"][data-active]').getAttribute('id')).toBe(cell);
});

test('a menu and a question give the keyboard back to their buttons', async () => {
  await tabTo(clerk, 'Submit for approval', 'Shift+Tab');
  await clerk.keyboard.press('Enter');
  await expectAt(clerk, /^Remarks/);
  await clerk.keyboard.press('Escape');
  await expectAt(clerk, /^Submit for approval$/);
  await tabTo(clerk, 'More', 'Shift+Tab');
  await clerk.keyboard.press('Enter');
  await expect(clerk.getByRole('menuitem').first()).toBeFocused();
  await clerk.keyboard.press('ArrowDown');
  await expect(clerk.getByRole('menuitem').nth(1)).toBeFocused();
  await clerk.keyboard.press('Escape');
  await expectAt(clerk, /^More$/);
});

test('submits; the approver decides; each by keys alone', async ({ browser }) => {
  await tabTo(clerk, 'Submit for approval');
  await clerk.keyboard.press('Enter');
  await expectAt(clerk, /^Remarks/);
  await tabTo(clerk, 'Submit for approval');
  await clerk.keyboard.press('Enter');
  await expect(clerk.locator('[data-tone]', { hasText: 'In approval' }).first()).toBeVisible();
  await expect.poll(() => atKeyboard(clerk)).not.toBe('nowhere');

  const approver = await signIn(browser, demoSignIns.approver.account);
  const [approval] = await inDatabase<{ id: number }>('SELECT id FROM approval_instance ORDER BY id DESC LIMIT 1');
  await approver.goto(url(`/approvals/${approval?.id}`));
  await expect(approver.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await tabTo(approver, 'Approve');
  await approver.keyboard.press('Enter');
  await expect(approver.getByRole('dialog')).toBeVisible();
  await tabTo(approver, /^Approve/);
  await approver.keyboard.press('Enter');
  await expectToSee(approver, 'Approved', { exact: true });
  await expect.poll(() => atKeyboard(approver)).not.toBe('nowhere');
  await approver.context().close();
});

test('generates the payslips: what was approved by another hand leads on by Tab', async () => {
  await expect(clerk.getByRole('button', { name: 'Generate payslips' })).toBeVisible();
  await tabTo(clerk, 'Generate payslips');
  await settled(clerk);
  await clerk.keyboard.press('Enter');
  await expectAt(clerk, /^Publish payslips$/);
});

test('publishes them and submits the data: each question gives the keyboard to the next step', async () => {
  await settled(clerk);
  await clerk.keyboard.press('Enter');
  await answer(clerk, 'Publish payslips');
  await expectAt(clerk, /^Submit data$/);
  await settled(clerk);
  await clerk.keyboard.press('Enter');
  await answer(clerk, 'Submit data');
  await expectAt(clerk, /^Close batch$/);
});

test('closes the batch, and goes on to the next period', async () => {
  const closed = clerk.url().split('?')[0] ?? '';
  await inDatabase(`UPDATE period SET status = 'enabled' WHERE name = '2025-P05'`); // what follows can be paid
  await settled(clerk);
  await clerk.keyboard.press('Enter');
  await answer(clerk, 'Close batch');
  await expect(clerk.locator('[data-tone]', { hasText: 'Closed' }).first()).toBeVisible();
  await tabTo(clerk, 'Create the batch of 2025-P05');
  await clerk.keyboard.press('Enter');
  await expectAt(clerk, /^Solution/);
  await tabTo(clerk, 'Create batch');
  await clerk.keyboard.press('Enter');
  await expect(clerk.getByRole('heading', { name: /2025-P05/, level: 1 })).toBeVisible();
  await expect.poll(() => atKeyboard(clerk)).not.toBe('nowhere');
  await tabTo(clerk, 'Prepare data');
  const left = clerk.getByRole('list', { name: 'Recent' }).getByRole('link', { name: '2025-P04' });
  await expect(left).toHaveAttribute('href', new URL(closed).pathname);
});
