import { type Browser, expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { authenticatorCode, goodPassword } from '@wagewright/server/testing';
import {
  expectAccessible,
  expectAccessibleInBoth,
  inDatabase,
  knowCaptcha,
  mailUrl,
  ownProduct,
  signInByHand,
  test,
  url,
} from './support/stage.ts';

ownProduct(import.meta.filename);

const phone = { width: 390, height: 844 };

/** Types the characters of the picture that the page shows. */
async function answerPicture(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /picture with characters/i })).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(await knowCaptcha());
}

/** The text of the first message in the mailbox about something. */
async function received(about: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const list = await (await fetch(mailUrl())).text();
      found = new RegExp(`<a href="/([^"]+)">${about}`).exec(list)?.[1] ?? '';
      return found;
    })
    .not.toBe('');
  return await (await fetch(new URL(found, mailUrl()))).text();
}

async function begin(browser: Browser, viewport?: typeof phone): Promise<Page> {
  return await (await browser.newContext(viewport ? { viewport } : {})).newPage();
}

test('somebody who has never signed in sets a password by the link of a mail, on a phone', async ({ browser }) => {
  const [user] = await inDatabase<{ account: string }>(
    `SELECT u.account FROM app_user u JOIN employee e ON e.id = u.employee_id WHERE u.password_hash IS NULL AND e.email IS NOT NULL LIMIT 1`,
  );
  const account = user?.account ?? '';
  const page = await begin(browser, phone);
  await page.goto(url('/sign-in'));
  await page.getByRole('link', { name: 'First time here?' }).click();
  await expect(page.getByRole('heading', { name: 'First sign-in' })).toBeVisible();
  await expectAccessibleInBoth(page, 'the account of a first sign-in');
  await page.getByLabel('Account', { exact: true }).fill(account);
  await answerPicture(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: /Link by e-mail/ })).toBeEnabled();
  await expectAccessible(page, 'the ways to be reached');
  await page.getByRole('button', { name: /Link by e-mail/ }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  const [, link = ''] = /(http:\S+\/set-password#[\w.-]+)/.exec(await received('Set your password')) ?? [];
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(goodPassword());
  await page.getByLabel('New password again').fill(goodPassword());
  expect(page.url()).not.toContain('#');
  await expectAccessibleInBoth(page, 'the new password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword());
  await answerPicture(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
});

test('a second factor is set up, and asked for at the next sign-in', async ({ browser }) => {
  const { account, password } = demoSignIns.hr;
  const page = await signInByHand(browser, account);
  await page.goto(url('/me/security?tab=second-factor'));
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const seed = await page.getByRole('dialog').locator('code').innerText();
  await expectAccessible(page, 'setting up a second factor');
  await page.getByLabel('Code', { exact: true }).fill(authenticatorCode({ now: new Date() }, seed));
  await page.getByRole('button', { name: 'Turn on' }).click();
  // shown this once: nothing but their own button takes them away
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  for (const tab of ['Password', 'Second factor', 'Sessions', 'Sign-ins']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessibleInBoth(page, `security, ${tab}`);
  }
  const again = await begin(browser);
  await again.goto(url('/sign-in'));
  await again.getByLabel('Account', { exact: true }).fill(account);
  await again.getByLabel('Password', { exact: true }).fill(password);
  await answerPicture(again);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again.getByRole('heading', { name: 'One more code' })).toBeVisible();
  await expectAccessibleInBoth(again, 'the code of a sign-in');
  await again.getByLabel('Code, or a recovery code').fill(authenticatorCode({ now: new Date() }, seed, 1));
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).not.toHaveURL(/sign-in/);
});
