import type { Page } from '@playwright/test';
import { columnsWanted, type LargeDraft, tablesWanted } from './large-draft.ts';
import { percentile } from './scroll.ts';

/** Milliseconds of the middle one, and of the 95th of a hundred. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** From a key to what it leads to, drawn: the underline, the list of what can stand there (opened, or followed), the value for somebody. */
export interface KeystrokeFigures {
  readonly tables: number;
  readonly columns: number;
  readonly keys: number;
  readonly checked: Times;
  readonly completed: Times;
  readonly live: Times;
  /** The parts of `live`: until the question is on its way, until the answer is there, until it is drawn. */
  readonly liveParts: Readonly<Record<'asked' | 'answered' | 'drawn', Times>>;
  /** From the last of several keys that are typed quickly to their value: the answer before may still be on its way. */
  readonly liveAfterTyping: Times;
  /** The same question asked without a browser, one at a time. */
  readonly server: Times;
}

const keys = 40;
/** Twelve keys a second, as quick hands type. */
const typedEveryMs = 80;
/** Until all that the key before has led to is over. */
const restMs = 300;

/** Runs in the page: how long it takes from the next key until what is waited for is there and drawn, and how long of that a question was on its way. */
const watchKey = `
  window.benchKey = (isThere) => { window.benchTook = new Promise((resolve) => {
    let since;
    const pressed = () => { since = performance.now(); };
    addEventListener('keydown', pressed, { capture: true });
    const look = () => {
      if (since === undefined || !isThere()) return void setTimeout(look, 1);
      requestAnimationFrame(() => {
        const now = performance.now();
        removeEventListener('keydown', pressed, { capture: true });
        const asked = performance.getEntriesByType('resource').findLast((one) => one.name.includes('tryRule') && one.startTime >= since);
        resolve({ took: now - since, asked: asked && asked.startTime - since, answered: asked && asked.responseEnd - asked.startTime });
      });
    };
    look();
  }); };
  performance.setResourceTimingBufferSize(10_000);
`;

interface KeyTime {
  readonly took: number;
  readonly asked?: number;
  readonly answered?: number;
}

const field = '.cm-content[aria-label="Formula"]';

async function write(page: Page, text: string): Promise<void> {
  // while the page is still being drawn, what is pressed may have moved away
  do await page.locator(field).click();
  while (!(await page.evaluate(`document.activeElement?.matches('${field}')`)));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await page.waitForTimeout(restMs);
}

interface Trial {
  /** What stands there before. */
  readonly before: string;
  /** One key, or several typed quickly, of which the last is timed. */
  readonly keys: string;
  /** Script: what is waited for is there. */
  readonly isThere: string;
}

async function timeKeys(page: Page, trialOf: (index: number) => Trial): Promise<KeyTime[]> {
  const times: KeyTime[] = [];
  for (let index = 0; index < keys; index += 1) {
    const { before, keys: typed, isThere } = trialOf(index);
    await write(page, before);
    await page.evaluate(`window.benchKey(() => ${isThere})`);
    await page.keyboard.type(typed, { delay: typed.length > 1 ? typedEveryMs : 0 });
    times.push(await page.evaluate<KeyTime>('window.benchTook'));
    await page.keyboard.press('Escape');
  }
  return times;
}

const timesOf = (list: readonly number[]): Times => ({ p50: percentile(list, 0.5), p95: percentile(list, 0.95) });
const tookOf = (list: readonly KeyTime[]): Times => timesOf(list.map(({ took }) => took));

const shown = (value: number): string => value.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const isShown = (value: number): string => `document.querySelector('[data-live]')?.textContent.includes('${shown(value)}')`;

export interface TriedOn {
  readonly batchId: number;
  readonly employeeId: number;
}

/** Asks what the browser asks, each time with another formula. */
async function askServer(page: Page, url: string, { number }: LargeDraft, { batchId, employeeId }: TriedOn): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < keys; index += 1) {
    const names = { en: 'Column 3', 'zh-CN': 'Column 3' };
    const value = { code: 'C3', name: names, type: 'money', expression: `${1_000 + index} * 7` };
    const changes = [{ part: { kind: 'column', table: 'More10', code: 'C3' }, value }];
    const from = performance.now();
    const response = await page.request.post(`${url}/api/payroll/batches/${batchId}/trials/${employeeId}/More10/C3`, {
      data: { copyNumber: number, changes },
      headers: { origin: new URL(url).origin },
    });
    const { data } = (await response.json()) as { data: { explanation: { value: string } } };
    times.push(performance.now() - from);
    if (Number(data.explanation.value) !== (1_000 + index) * 7) throw new Error(`The server gave ${data.explanation.value}.`);
  }
  return times;
}

/** Typing into a formula of a large draft. */
export async function measureKeystrokes(page: Page, url: string, draft: LargeDraft, on: TriedOn): Promise<KeystrokeFigures> {
  await page.goto(`${draft.address}?table=More10&column=C3&batch=${on.batchId}&person=${on.employeeId}`, { waitUntil: 'networkidle' });
  await page.locator(field).waitFor();
  await page.evaluate(watchKey);
  const live = await timeKeys(page, (index) => ({ before: `${1_000 + index} * 1`, keys: '1', isThere: isShown((1_000 + index) * 11) }));
  const typed = await timeKeys(page, (index) => ({
    before: `${2_000 + index}`,
    keys: ' * 2 + 1',
    isThere: isShown((2_000 + index) * 2 + 1),
  }));
  const completed = await timeKeys(page, (index) => {
    const isOpening = index % 2 === 0;
    return {
      before: `Pay.Gross + ${index} + ${isOpening ? '' : 'C'}`,
      keys: isOpening ? 'C' : '1',
      isThere: `document.querySelector('.cm-tooltip-autocomplete li')?.textContent.includes('Column ${isOpening ? 0 : 1}')`,
    };
  });
  const checked = await timeKeys(page, (index) => ({
    before: `Pay.Gross + ${index} + C`,
    keys: 'q',
    isThere: `document.querySelector('.cm-lintRange-error')?.textContent.includes('Cq')`,
  }));
  const parts = live.map(({ took, asked = Number.NaN, answered = Number.NaN }) => ({ asked, answered, drawn: took - asked - answered }));
  const part = (name: 'asked' | 'answered' | 'drawn') => timesOf(parts.map((one) => one[name]));
  return {
    tables: tablesWanted,
    columns: columnsWanted,
    keys,
    checked: tookOf(checked),
    completed: tookOf(completed),
    live: tookOf(live),
    liveParts: { asked: part('asked'), answered: part('answered'), drawn: part('drawn') },
    liveAfterTyping: tookOf(typed),
    server: timesOf(await askServer(page, url, draft, on)),
  };
}
