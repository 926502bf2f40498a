import path from 'node:path';
import { expect } from '@playwright/test';
import { beginAsOwner, call, emptyProduct, expectSettled, signIn, test, url } from './support/stage.ts';

emptyProduct(import.meta.filename);

/** A folder for pictures to be looked at; nothing is taken where none is named. */
const pictures = process.env['E2E_PICTURES'];

test('the first account sets a password of its own, and every screen says what to do although there is nothing yet', async ({
  browser,
}) => {
  await (await beginAsOwner(browser)).context().close();
  const page = await signIn(browser, 'admin');
  const { menus } = await call<{ menus: { path: string }[] }>(page, 'GET', '/api/UserBases/views');
  expect(menus.length).toBeGreaterThan(25);
  for (const place of ['/', ...menus.map((entry) => entry.path)]) {
    await page.goto(url(place));
    await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible();
    await expectSettled(page);
    await expect(page.getByText(/could not be (shown|loaded)|went wrong/), place).toHaveCount(0);
    await expect(page.locator('.mantine-Notifications-notification[role="alert"]'), place).toHaveCount(0);
    if (pictures) await page.screenshot({ path: path.join(pictures, `${place.replaceAll('/', '_')}.png`) });
  }
  await page.context().close();
});
