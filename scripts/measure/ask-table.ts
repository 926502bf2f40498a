import type { Page, Response } from '@playwright/test';

export interface AskFigures {
  /** From the request on its way to the whole answer. */
  readonly serverMs: number;
  /** From the answer to the frame that shows it. */
  readonly drawnMs: number;
}

const isRows = (response: Response): boolean => response.url().includes('payroll.tables.listRows');

/** How long the rows take that somebody asks for by what they do, and how long until they stand there. */
export async function measureAsking(page: Page, act: () => Promise<unknown>): Promise<AskFigures> {
  const [response] = await Promise.all([page.waitForResponse(isRows), act()]);
  await response.finished();
  const from = performance.now();
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  const { requestStart, responseEnd } = response.request().timing();
  return { serverMs: responseEnd - requestStart, drawnMs: performance.now() - from };
}
