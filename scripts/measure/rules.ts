import type { Page } from '@playwright/test';
import { measureDrag } from './drag.ts';
import { percentile } from './scroll.ts';

/** Milliseconds at the 95th of a hundred keys, and of frames. */
export interface RulesFigures {
  readonly tables: number;
  readonly columns: number;
  /** From the key to the underline, or the list of what can stand there, drawn. */
  readonly checkedP95Ms: number;
  readonly completedP95Ms: number;
  /** From the key to the value for somebody, drawn. */
  readonly liveP95Ms: number;
  readonly liveP50Ms: number;
  /** While the picture of the flow is moved about. */
  readonly flowFrameP95Ms: number;
}

const tablesWanted = 40;
const columnsWanted = 300;
const keys = 40;

interface Definition {
  readonly steps: readonly { readonly tables: readonly { readonly columns: readonly object[] }[] }[];
}

const name = (text: string) => ({ en: text, 'zh-CN': text });

/** Tables that read one another, so that the draft has as many tables and columns as a large one. */
function moreTables({ steps }: Definition): object[] {
  const tables = steps.flatMap((step) => step.tables);
  const tablesMore = Math.max(1, tablesWanted - tables.length);
  const columnsMore = Math.max(tablesMore, columnsWanted - tables.reduce((sum, table) => sum + table.columns.length, 0));
  return Array.from({ length: tablesMore }, (_, table) => {
    const columns = Math.floor(((table + 1) * columnsMore) / tablesMore) - Math.floor((table * columnsMore) / tablesMore);
    const reads = table === 0 ? 'Pay.Net' : `More${table - 1}.C0`;
    return {
      code: `More${table}`,
      kind: 'data',
      name: name(`More ${table}`),
      columns: Array.from({ length: columns }, (__, column) => ({
        code: `C${column}`,
        name: name(`Column ${column}`),
        type: 'money',
        expression: column === 0 ? `${reads} * 1.01 + 1` : `ROUND(MAX(C${column - 1}, 10) * 0.5 + Pay.Gross / 12, 2)`,
      })),
    };
  });
}

/** A draft of the solution with 40 tables and 300 columns. @returns the address of its rules */
async function largeDraft(page: Page, url: string, solutionId: number): Promise<string> {
  const headers = { origin: new URL(url).origin };
  const copies = `${url}/api/payroll/solutions/${solutionId}/copies`;
  const made = (await (await page.request.post(copies, { data: {}, headers })).json()) as { data: { number: number; version: number } };
  const { number } = made.data;
  const read = (await (await page.request.get(`${copies}/${number}`)).json()) as { data: { definition: Definition; version: number } };
  const { definition, version } = read.data;
  const value = { code: 'MORE', name: name('More'), tables: moreTables(definition) };
  const saved = await page.request.patch(`${copies}/${number}`, {
    data: { version, changes: [{ part: { kind: 'step', code: 'MORE' }, value }] },
    headers,
  });
  const { data } = (await saved.json()) as { data: { findings: readonly unknown[] } };
  if (data.findings.length > 0) throw new Error(`The large draft is wrong: ${JSON.stringify(data.findings)}`);
  return `${url}/payroll/solutions/${solutionId}/copies/${number}/rules`;
}

/** Runs in the page: how long it takes from the next key until what is waited for is there and drawn. */
const watchKey = `
  window.benchKey = (isThere) => { window.benchTook = new Promise((resolve) => {
    let since;
    addEventListener('keydown', () => { since = performance.now(); }, { capture: true, once: true });
    const look = () => {
      if (since !== undefined && isThere()) requestAnimationFrame(() => { const now = performance.now(); resolve(now - since); });
      else setTimeout(look, 1);
    };
    look();
  }); };
`;

async function timeKey(page: Page, key: string, isThere: string): Promise<number> {
  await page.evaluate(`window.benchKey(() => ${isThere})`);
  await page.keyboard.press(key);
  return await page.evaluate<number>('window.benchTook');
}

const field = '.cm-content[aria-label="Formula"]';
const write = async (page: Page, text: string) => {
  await page.locator(field).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
};

async function measureKeys(page: Page, keyOf: (index: number) => { before: string; key: string; isThere: string }): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < keys; index += 1) {
    const { before, key, isThere } = keyOf(index);
    await write(page, before);
    await page.waitForTimeout(400);
    times.push(await timeKey(page, key, isThere));
    await page.keyboard.press('Escape');
  }
  return times;
}

const shown = (value: number): string => value.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Typing in the rules of a large draft, and moving the picture of its flow. */
export async function measureRules(
  page: Page,
  url: string,
  at: { solutionId: number; batchId: number; employeeId: number },
): Promise<RulesFigures> {
  const rules = await largeDraft(page, url, at.solutionId);
  await page.goto(`${rules}?table=More10&column=C3&batch=${at.batchId}&person=${at.employeeId}`, { waitUntil: 'networkidle' });
  await page.locator(field).waitFor();
  await page.evaluate(watchKey);
  const live = await measureKeys(page, (index) => {
    const value = 1_000 + index;
    return {
      before: `${value} * 1`,
      key: '1',
      isThere: `document.querySelector('[data-live]')?.textContent.includes('${shown(value * 11)}')`,
    };
  });
  const completed = await measureKeys(page, (index) => ({
    before: `Pay.Gross + ${index} + C`,
    key: '1',
    isThere: `[...document.querySelectorAll('.cm-tooltip-autocomplete li')].some((one) => one.textContent.includes('Column 1'))`,
  }));
  const checked = await measureKeys(page, (index) => ({
    before: `Pay.Gross + ${index} + C`,
    key: 'q',
    isThere: `document.querySelector('.cm-lintRange-error')?.textContent.includes('Cq')`,
  }));
  await page.goto(`${rules}?view=flow`, { waitUntil: 'networkidle' });
  const flow = page.getByRole('region', { name: 'How data flows' });
  await flow
    .getByRole('button', { name: /More 1/ })
    .first()
    .waitFor();
  return {
    tables: tablesWanted,
    columns: columnsWanted,
    checkedP95Ms: percentile(checked, 0.95),
    completedP95Ms: percentile(completed, 0.95),
    liveP95Ms: percentile(live, 0.95),
    liveP50Ms: percentile(live, 0.5),
    flowFrameP95Ms: await measureDrag(page, flow),
  };
}
