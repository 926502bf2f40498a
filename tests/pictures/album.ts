/** A browser that takes the pictures of the documentation, as people who are signed in. */
import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import pg from 'pg';
import type { Product } from '../e2e/support/product.ts';
import { fitPng } from './palette-png.ts';

/** A repository keeps every version of a picture. */
export const pictureBytesMax = 60_000;
const folder = path.resolve(import.meta.dirname, '../../docs/pictures');

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly language?: 'en' | 'zh-CN';
}

export class Album {
  readonly #browser: Browser;
  readonly #product: Product;
  readonly #tokens = new Map<string, string>();

  constructor(browser: Browser, product: Product) {
    this.#browser = browser;
    this.#product = product;
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.#product.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** A page of somebody's, at a path below the base. */
  async open(account: string | undefined, where: string, look: Look = {}): Promise<Page> {
    const { width = 1280, height = 800, scheme = 'light', language = 'en' } = look;
    const context = await this.#browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale: language });
    const { hostname } = new URL(this.#product.url);
    if (account) {
      const value = await this.#tokenOf(account);
      await context.addCookies([{ name: 'wagewright_session', value, domain: hostname, path: '/hr', httpOnly: true, sameSite: 'Strict' }]);
    }
    const page = await context.newPage();
    await page.goto(`${this.#product.url}${where}`, { waitUntil: 'networkidle' });
    // on a busy machine the network rests before the first screen is drawn
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
    return page;
  }

  async #tokenOf(account: string): Promise<string> {
    const known = this.#tokens.get(account);
    if (known) return known;
    const token = randomBytes(32).toString('base64url');
    await this.query(
      `INSERT INTO session (token_hash, user_id, expires_at, address, user_agent)
       SELECT $1, id, now() + interval '1 hour', 'pictures', 'pictures' FROM app_user WHERE account = $2`,
      [createHash('sha256').update(token).digest(), account],
    );
    this.#tokens.set(account, token);
    return token;
  }

  /** Takes a picture of a page, or of a part of it, when nothing on it moves any more. */
  async take(name: string, what: Page | Locator): Promise<void> {
    const png = await what.screenshot({ animations: 'disabled', caret: 'hide' });
    writeFileSync(path.join(folder, `${name}.png`), fitPng(png, pictureBytesMax));
    console.log(`docs/pictures/${name}.png`);
  }
}
