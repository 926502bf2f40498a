import type { Locator, Page } from '@playwright/test';
import { percentile, watchFrames } from './scroll.ts';

const moves = 60;
const moveMs = 16;

/** Moves a picture about by the mouse, back and forth, and watches the frames that the browser draws meanwhile. @returns 95 of a hundred take no longer, milliseconds */
export async function measureDrag(page: Page, picture: Locator): Promise<number> {
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture to move.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 24];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  for (let move = 0; move < moves; move += 1) {
    await page.mouse.move(x + Math.sin(move / 8) * 260, y - Math.abs(Math.sin(move / 11)) * 200);
    await page.waitForTimeout(moveMs);
  }
  const frames = await page.evaluate<number[]>('window.benchFrames.slice(1)');
  await page.mouse.up();
  return percentile(frames, 0.95);
}
