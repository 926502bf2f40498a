import type { Page } from '@playwright/test';
import { measureDrag } from './drag.ts';
import { columnsWanted, type LargeDraft, tablesWanted } from './large-draft.ts';

export interface RulesFigures {
  readonly tables: number;
  readonly columns: number;
  /** While the picture of the flow is moved about: 95 of a hundred frames take no longer, milliseconds. */
  readonly flowFrameP95Ms: number;
}

/** Moving the picture of a large draft's flow. */
export async function measureRules(page: Page, { address }: LargeDraft): Promise<RulesFigures> {
  await page.goto(`${address}?view=flow`, { waitUntil: 'networkidle' });
  const flow = page.getByRole('region', { name: 'How data flows' });
  await flow
    .getByRole('button', { name: /More 1/ })
    .first()
    .waitFor();
  return { tables: tablesWanted, columns: columnsWanted, flowFrameP95Ms: await measureDrag(page, flow) };
}
