import { type Browser, expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { screens } from './support/screens.ts';
import { expectAccessible, expectGood, inDatabase, ownProduct, phone, signIn, signInByHand, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

/** Who goes on from screen to screen, as by a link: to load the product anew for each takes longer than to look at it. */
const walking = new Map<string, Page>();
async function walkOn(browser: Browser, account: string, address: string): Promise<Page> {
  const already = walking.get(account);
  const page = already ?? (await signIn(browser, account, phone));
  walking.set(account, page);
  await page.setViewportSize(phone);
  const isElsewhere = already && new URL(page.url()).pathname !== new URL(address).pathname;
  if (isElsewhere) await followTo(page, address);
  else await page.goto(address);
  return page;
}

/** The product follows an address that is pushed; what it showed before has gone when its heading has. */
async function followTo(page: Page, address: string): Promise<void> {
  const left = 'data-left';
  await page.evaluate(
    ([to, mark]) => {
      document.querySelector('h1')?.setAttribute(mark, '');
      window.history.pushState({}, '', to);
    },
    [address, left] as const,
  );
  await expect(page.locator(`h1[${left}]`)).toHaveCount(0);
}
test.afterAll(async () => {
  for (const page of walking.values()) await page.context().close();
  walking.clear();
});

/** Records that addresses name: `{closed}` is a closed batch. */
const records = {
  closed: `SELECT id FROM batch WHERE status = 'closed' ORDER BY id LIMIT 1`,
  solution: `SELECT id FROM solution WHERE code = 'US_BIWEEKLY'`,
  person: `SELECT e.id FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id WHERE l.country = 'US' ORDER BY e.id LIMIT 1`,
  department: `SELECT d.id FROM department d JOIN legal_entity l ON l.id = d.legal_entity_id WHERE l.country = 'US' ORDER BY d.id LIMIT 1`,
} as const;

async function addressOf(path: string): Promise<string> {
  let address = path;
  for (const [name, query] of Object.entries(records)) {
    if (!path.includes(`{${name}}`)) continue;
    const [record] = await inDatabase<{ id: number }>(query);
    address = address.replace(`{${name}}`, String(record?.id));
  }
  return url(address);
}

test('the sign-in page is accessible, wide and narrow, light and dark', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url('/sign-in'));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expectGood(page, 'sign-in');
  await page.context().close();
});

const looks = {
  both: 'is accessible, wide and narrow, light and dark, and does not scroll sideways',
  light: 'is accessible, wide and narrow, and does not scroll sideways',
  widths: 'does not scroll sideways on a phone nor at 200 %',
} as const;

for (const { account, path, look, heading, words } of screens) {
  test(`${path} of ${account} ${looks[look]}`, async ({ browser }) => {
    const page = await walkOn(browser, account, await addressOf(path));
    await expect(page.getByRole('heading', { level: 1, ...(heading ? { name: heading } : {}) })).toBeVisible();
    if (words) await expectToSee(page, words);
    await expectGood(page, path, look);
  });
}

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
  await expectToSee(page, /no right to access|do not have|no access/i);
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
