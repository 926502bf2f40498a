import type { Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { answerFindings } from '../e2e/support/findings.ts';
import type { Album, Look } from './album.ts';

export const clerk = demoSignIns.clerk.account;

/** The county's batch of the open period. */
export async function openBatch(album: Album, look: Look = {}, tab = ''): Promise<Page> {
  const [batch] = await album.query<{ id: number }>(
    `SELECT b.id FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE s.code = 'US_BIWEEKLY' ORDER BY b.id DESC LIMIT 1`,
  );
  return await album.open(clerk, `/payroll/batches/${batch?.id}${tab}`, look);
}

/** Prepares and calculates the open batch, where nobody has. */
export async function calculated(album: Album, look: Look = {}, tab = ''): Promise<Page> {
  const page = await openBatch(album, look, tab);
  const next = page.getByRole('button', { name: /answer findings|submit for approval|处理核对事项|提交审批/i });
  const prepare = page.getByRole('button', { name: 'Prepare data' }).first();
  const calculate = page.getByRole('button', { name: 'Calculate', exact: true });
  await next.or(prepare).or(calculate).first().waitFor();
  if (await next.isVisible()) return page;
  if (await prepare.isVisible()) await prepare.click();
  await calculate.click();
  await next.waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  return page;
}

/** With every finding answered, where one was open: only then can it be submitted. */
export async function answered(album: Album): Promise<Page> {
  const page = await calculated(album);
  if (await page.getByRole('button', { name: 'Answer findings' }).isVisible()) await answerFindings(page);
  return page;
}
