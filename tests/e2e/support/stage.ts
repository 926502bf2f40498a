import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword } from '@wagewright/db/seed';
import pg from 'pg';

export const url = (path: string): string => `${process.env['E2E_URL']}${path}`;

export async function inDatabase<Row extends pg.QueryResultRow>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env['E2E_DATABASE'] });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, [...parameters]);
    return rows;
  } finally {
    await client.end();
  }
}

/** What a person reads off the picture: the test writes an answer that it knows under the challenge that the page shows. */
async function knowCaptcha(): Promise<string> {
  const answer = 'KNOWN';
  const [challenge] = await inDatabase<{ id: string }>('SELECT id FROM captcha_challenge ORDER BY created_at DESC LIMIT 1');
  const hash = createHash('sha256').update(`${challenge?.id}:${answer}`).digest();
  await inDatabase('UPDATE captcha_challenge SET answer_hash = $1 WHERE id = $2', [hash, challenge?.id]);
  return answer;
}

/** Signs in as a person does, in a browser session of their own. */
export async function signIn(browser: Browser, account: string, viewport?: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext(viewport ? { viewport } : {});
  const page = await context.newPage();
  await page.goto(url('/sign-in'));
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await expect(page.getByRole('img', { name: /picture with characters/i })).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(await knowCaptcha());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}

/** Nothing that axe finds wrong, in the colours and at the width that the page has now. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}) ${nodes[0]?.target.join(' ')}`);
  expect(found, what).toEqual([]);
}

export const inDark = (page: Page): Promise<void> => page.emulateMedia({ colorScheme: 'dark' });
