import { expect } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import {
  expectAccessible,
  expectAccessibleInBoth,
  expectNoSidewaysScroll,
  inDatabase,
  ownProduct,
  signIn,
  signInByHand,
  test,
  url,
} from './support/stage.ts';

ownProduct(import.meta.filename);

/** Where each person goes, and what shows that the screen is there. */
const screens = [
  [demoSignIns.clerk.account, '/payroll/batches', 'Batches'],
  [demoSignIns.clerk.account, '/payroll/periods', 'Periods'],
  [demoSignIns.clerk.account, '/payroll/solutions', 'Solutions'],
  [demoSignIns.clerk.account, '/inbox', 'Inbox'],
  [demoSignIns.clerk.account, '/imports', 'Imports'],
  [demoSignIns.clerk.account, '/payroll/payslip-settings', 'Payslip settings'],
  [demoSignIns.approver.account, '/approvals', 'Approvals'],
  [demoSignIns.employee.account, '/payslips', 'My payslips'],
  [demoSignIns.administrator.account, '/settings/users', 'Users'],
  [demoSignIns.administrator.account, '/settings/roles', 'Roles'],
  [demoSignIns.administrator.account, '/settings/security-strategies/new', 'New strategy'],
  [demoSignIns.administrator.account, '/settings/sign-in-providers', 'Sign-in providers'],
] as const;

/** Parts of a batch's page. */
const batchTabs = [
  ['Overview', 'Table', 'Errors', 'Payslips'],
  ['Earlier periods', 'What-if', 'History'],
  ['Employees', 'Changes', 'Input', 'Access'],
] as const;

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

// Each test has pages of its own; they go on beside each other.
test.describe.configure({ mode: 'parallel' });

const atWidth = ({ width }: (typeof widths)[number], what: string) => `${what} at ${width} px`;

test('the sign-in page is accessible, wide and narrow, light and dark', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    await page.goto(url('/sign-in'));
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expectAccessibleInBoth(page, atWidth(viewport, 'sign-in'));
  }
  await page.context().close();
});

for (const [account, path, heading] of screens) {
  test(`${path} is accessible, wide and narrow, light and dark, and does not scroll sideways`, async ({ browser }) => {
    const page = await signIn(browser, account);
    for (const viewport of widths) {
      await page.setViewportSize(viewport);
      await page.goto(url(path));
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page.locator('[data-loading="true"], .mantine-Skeleton-root')).toHaveCount(0);
      await expectAccessibleInBoth(page, atWidth(viewport, path));
      await expectNoSidewaysScroll(page, atWidth(viewport, path));
    }
    await page.context().close();
  });
}

test('a solution’s rules are readable and accessible', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.clerk.account);
  const [solution] = await inDatabase<{ id: number }>(`SELECT id FROM solution WHERE code = 'US_BIWEEKLY'`);
  await page.goto(url(`/payroll/solutions/${solution?.id}`));
  await expect(page.getByText('Federal income tax').first()).toBeVisible();
  await expectAccessible(page, 'solution');
  await page.context().close();
});

for (const viewport of widths) {
  for (const tabs of batchTabs) {
    test(`${tabs.join(', ')} of a closed batch are accessible at ${viewport.width} px`, async ({ browser }) => {
      const [batch] = await inDatabase<{ id: number }>(`SELECT id FROM batch WHERE status = 'closed' ORDER BY id LIMIT 1`);
      const page = await signIn(browser, demoSignIns.clerk.account, viewport);
      await page.goto(url(`/payroll/batches/${batch?.id}`));
      for (const tab of tabs) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
        await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
        await expectAccessible(page, tab);
      }
      await page.context().close();
    });
  }
}

test('a person’s page and the page for a wrong address are accessible', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.clerk.account);
  const [person] = await inDatabase<{ id: number; name: string }>(
    `SELECT e.id, e.name FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id WHERE l.country = 'US' ORDER BY e.id LIMIT 1`,
  );
  await page.goto(url(`/people/${person?.id}`));
  await expect(page.getByRole('heading', { name: person?.name ?? '', level: 1 })).toBeVisible();
  await expectAccessible(page, 'person');
  await page.goto(url('/no/such/page'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'wrong address');
  await page.context().close();
});

test('the whole interface speaks Chinese', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.kunmingClerk.account);
  await page.goto(url('/payroll/batches'));
  await page.getByRole('button', { name: /language/i }).click();
  await page
    .getByRole('menuitem', { name: /中文/ })
    .or(page.getByRole('menuitemradio', { name: /中文/ }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('批次');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectAccessible(page, 'Chinese');
  await page.context().close();
});

test('somebody without the right sees the access-denied page and a way home', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.employee.account);
  await page.goto(url('/payroll/batches'));
  await expect(page.getByText(/no right to access|do not have|no access/i).first()).toBeVisible();
  await expectAccessible(page, 'access denied');
  await page
    .getByRole('link', { name: /home/i })
    .or(page.getByRole('button', { name: /home/i }))
    .first()
    .click();
  await expect(page).not.toHaveURL(/payroll\/batches/);
  await page.context().close();
});

test('an expired session is told once, with a way to sign in again', async ({ browser }) => {
  const page = await signInByHand(browser, demoSignIns.hr.account); // nobody else comes back with this session
  await inDatabase(`UPDATE session SET revoked_at = now() WHERE user_id = (SELECT id FROM app_user WHERE account = $1)`, [
    demoSignIns.hr.account,
  ]);
  await page.goto(url('/inbox'));
  const again = page
    .getByRole('button', { name: /sign in again|re-login/i })
    .or(page.getByRole('button', { name: 'Sign in', exact: true }));
  await expect(again.first()).toBeVisible();
  await again.first().click();
  await expect(page).toHaveURL(/sign-in/);
  await page.context().close();
});
