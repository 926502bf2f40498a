import { expect } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A notice may be read in peace (ADR 34): its 2.2 s stand still while somebody points at it or has the keyboard in it.

/** Much longer than a notice stands. */
const longMs = 5_000;

test('a notice stands still under the pointer and under the keyboard, goes afterwards, and says a failure once', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.clerk.account);
  await page.clock.install();
  await page.goto(url('/inbox'));
  await page.route('**/trpc/platform.notifications.markRead**', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({
        error: {
          json: {
            message: 'Somebody else was quicker.',
            code: -32_009,
            data: {
              status: 409,
              code: 'STALE_VERSION',
              method: 'platform.notifications.markRead',
              message: 'Somebody else was quicker.',
              traceId: 't',
            },
          },
        },
      }),
    }),
  );
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else was quicker.' });
  const elsewhere = () => page.mouse.move(5, 5);

  await markAll.click();
  await notice.hover();
  await page.clock.fastForward(longMs);
  await expect(notice, 'under the pointer').toBeVisible();
  await elsewhere();
  await expect(notice).toHaveCount(0);

  await markAll.click();
  await expect(notice).toBeVisible();
  await markAll.click();
  await notice.locator('summary').focus();
  await page.clock.fastForward(longMs);
  await expect(notice, 'under the keyboard, and once').toHaveCount(1);
  await markAll.focus();
  await expect(notice).toHaveCount(0);
  await page.context().close();
});

test('marking all messages as read is done at once and can be taken back', async ({ browser }) => {
  const { account } = demoSignIns.clerk;
  await inDatabase(
    `INSERT INTO notification (user_id, category, template, thing, payload)
     SELECT id, 'other', 'batch-calculated', thing, '{}' FROM app_user, unnest(ARRAY['one', 'two']) AS thing WHERE account = $1`,
    [account],
  );
  const unread = async () =>
    await inDatabase<{ id: string }>(
      'SELECT n.id FROM notification n JOIN app_user u ON u.id = n.user_id WHERE account = $1 AND read_at IS NULL ORDER BY 1',
      [account],
    );
  const before = await unread();
  expect(before.length).toBeGreaterThan(1);
  /** Of those; the product may tell something else meanwhile. */
  const still = async () => (await unread()).filter(({ id }) => before.some((one) => one.id === id));
  const page = await signIn(browser, account);
  await page.goto(url('/inbox'));
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  expect(await still()).toEqual([]);
  await undo.click();
  await expect(page.getByRole('status').filter({ hasText: /messages are unread again/ })).toBeVisible();
  expect(await still()).toEqual(before);
  await page.context().close();
});
