import type { Browser, Page } from '@playwright/test';
import { measureAsking } from './ask-table.ts';
import { timeFirstLoad, weighFirstLoad } from './first-load.ts';
import { type KeystrokeFigures, measureKeystrokes } from './keystrokes.ts';
import { largeDraft } from './large-draft.ts';
import { type MachineFigures, watchMachine } from './machine.ts';
import { pretendMillionRows } from './million-rows.ts';
import { measureRules, type RulesFigures } from './rules.ts';
import { measureScroll, type ScrollFigures } from './scroll.ts';
import { newPage, type StartedWeb, withPage, withWeb } from './started-web.ts';

/** Milliseconds, of the worst case measured, unless a case is named. */
export interface TableFigures {
  readonly frameP95Ms: number;
  readonly scriptMs: number;
  /** From the click to the rows, drawn. */
  readonly sortMs: number;
  readonly serverMs: Readonly<Record<'sort' | 'search' | 'filter', number>>;
  readonly drawnMs: Readonly<Record<'sort' | 'search' | 'filter', number>>;
  readonly scroll: Readonly<Record<'batch' | 'million', ScrollFigures>>;
}

export interface WebFigures {
  readonly table: TableFigures;
  readonly keystrokes: KeystrokeFigures;
  readonly rules: RulesFigures;
  readonly firstLoad: object;
}

async function openTable(browser: Browser, url: string, { batchId, isMillion }: { batchId: number; isMillion: boolean }): Promise<Page> {
  const page = await newPage(browser, url);
  if (isMillion) await pretendMillionRows(page);
  await page.goto(`${url}/payroll/batches/${batchId}?tab=table`, { waitUntil: 'networkidle' });
  await page.getByRole('gridcell').nth(30).waitFor();
  return page;
}

/** Forty ticks three times over; the middle of the three counts, since a machine has other things to do as well. */
async function scrollOf(page: Page): Promise<ScrollFigures> {
  const passes: ScrollFigures[] = [];
  for (let pass = 0; pass < 3; pass += 1) passes.push(await measureScroll(page, page.getByRole('grid')));
  await page.context().close();
  const middle = (name: keyof ScrollFigures) => passes.map((one) => one[name]).toSorted((a, b) => a - b)[1] ?? Number.NaN;
  return { frameP95Ms: middle('frameP95Ms'), frameP50Ms: middle('frameP50Ms'), scriptMs: middle('scriptMs') };
}

async function measureTable(browser: Browser, url: string, batchId: number): Promise<TableFigures> {
  const scroll = {
    batch: await scrollOf(await openTable(browser, url, { batchId, isMillion: false })),
    million: await scrollOf(await openTable(browser, url, { batchId, isMillion: true })),
  };
  const page = await openTable(browser, url, { batchId, isMillion: false });
  const sort = await measureAsking(page, () => page.getByRole('columnheader', { name: 'Base pay' }).click());
  const search = await measureAsking(page, () => page.getByRole('searchbox').fill('an'));
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Department' }).click();
  const filter = await measureAsking(page, () => page.getByRole('dialog').getByRole('checkbox').first().click());
  await page.context().close();
  const of = (name: 'serverMs' | 'drawnMs') => ({ sort: sort[name], search: search[name], filter: filter[name] });
  const worst = (name: 'frameP95Ms' | 'scriptMs') => Math.max(scroll.batch[name], scroll.million[name]);
  return {
    frameP95Ms: worst('frameP95Ms'),
    scriptMs: worst('scriptMs'),
    sortMs: sort.serverMs + sort.drawnMs,
    serverMs: of('serverMs'),
    drawnMs: of('drawnMs'),
    scroll,
  };
}

async function measureFirstLoad(browser: Browser, url: string): Promise<object> {
  const address = `${url}/sign-in`;
  const en = await weighFirstLoad(browser, address, 'en-US');
  const zh = await weighFirstLoad(browser, address, 'zh-CN');
  return { en, zh, slowLineMs: await timeFirstLoad(browser, address, 'en-US') };
}

/** Typing, and the picture of the flow, in a large draft of the solution that is looked at. */
const measureDraft = async (web: StartedWeb): Promise<Pick<WebFigures, 'keystrokes' | 'rules'>> =>
  await withPage(web, async (page) => {
    const { url, looked } = web;
    const draft = await largeDraft(page, url, looked.solutionId);
    return { keystrokes: await measureKeystrokes(page, url, draft, looked), rules: await measureRules(page, draft) };
  });

/** What a key costs in a formula of a large draft, three times over on one start of everything. Takes some six minutes. */
export const measureTyping = async (): Promise<readonly (KeystrokeFigures & { readonly machine: MachineFigures })[]> =>
  await withWeb(
    async (web) =>
      await withPage(web, async (page) => {
        const { url, looked } = web;
        const draft = await largeDraft(page, url, looked.solutionId);
        const passes = [];
        for (let pass = 0; pass < 3; pass += 1) {
          const { measured, machine } = await watchMachine(() => measureKeystrokes(page, url, draft, looked));
          passes.push({ ...measured, machine });
        }
        return passes;
      }),
  );

/** All figures of the web. Takes some four minutes. */
export const measureWeb = async (): Promise<WebFigures> =>
  await withWeb(async (web) => ({
    table: await measureTable(web.browser, web.url, web.looked.batchId),
    ...(await measureDraft(web)),
    firstLoad: await measureFirstLoad(web.browser, web.url),
  }));
