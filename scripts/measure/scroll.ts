import type { CDPSession, Locator, Page } from '@playwright/test';

const ticks = 40;
const tickPixels = 120;
/** A quick hand turns the wheel some twenty times a second. */
const tickMs = 50;

export interface ScrollFigures {
  /** 95 of a hundred frames take no longer. */
  readonly frameP95Ms: number;
  readonly frameP50Ms: number;
  /** Script that all ticks together cost. */
  readonly scriptMs: number;
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** Runs in the page: notes how long each frame takes until it is asked for. */
export const watchFrames = `
  window.benchFrames = [];
  let last = performance.now();
  const watch = (now) => { window.benchFrames.push(now - last); last = now; requestAnimationFrame(watch); };
  requestAnimationFrame(watch);
`;

/** Turns the wheel over a table forty times and watches the frames that the browser draws meanwhile. */
export async function measureScroll(page: Page, table: Locator): Promise<ScrollFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await table.hover({ position: { x: 400, y: 120 } });
  await page.evaluate(watchFrames);
  const before = await scriptSeconds(session);
  for (let tick = 0; tick < ticks; tick += 1) {
    await page.mouse.wheel(0, tickPixels);
    await page.waitForTimeout(tickMs);
  }
  const scriptMs = ((await scriptSeconds(session)) - before) * 1_000;
  const frames = await page.evaluate<number[]>('window.benchFrames.slice(1)');
  await session.detach();
  return { frameP95Ms: percentile(frames, 0.95), frameP50Ms: percentile(frames, 0.5), scriptMs };
}
