import type { Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import type { Album, Look } from './album.ts';
import { answered, calculated, clerk } from './batch.ts';
import { beginPeriod, endPeriod } from './period.ts';
import type { Scene } from './scene.ts';
import { ownTour, tour } from './tour.ts';

const employee = demoSignIns.employee.account;
const phone: Look = { width: 390, height: 780 };
/** Room for the head of a table and what it opens. */
const small: Look = { width: 770, height: 460 };

/** The menus of a table's bar, and a view by name to be seen in one of them. */
async function takeTools(album: Album, page: Page): Promise<void> {
  await page.getByRole('columnheader', { name: 'Employee' }).click();
  await page.getByRole('button', { name: 'Views' }).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Keep as a new view…' }).click();
  await page.getByLabel('Name of the view').fill('By name');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'View: By name' }).click();
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  await album.take('table-views', page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel workbook' }).waitFor();
  await album.take('table-export', page);
}

export const scenes: readonly Scene[] = [
  tour,
  beginPeriod,
  {
    name: 'frame',
    take: async (album) => {
      const home = await album.open(clerk, '/');
      await album.take('navigation', home);
      await home.keyboard.press('Control+k');
      const palette = home.getByRole('dialog');
      await palette.waitFor();
      await album.take('palette', palette);
      await album.take('navigation-phone', await album.open(clerk, '/', phone));
    },
  },
  {
    name: 'batch',
    take: async (album) => {
      const page = await calculated(album);
      await album.take('batch', page);
      await album.take('page-header', page.locator('header').last());
      await album.take('batch-dark-chinese', await calculated(album, { scheme: 'dark', language: 'zh-CN' }));
    },
  },
  {
    name: 'table',
    take: async (album) => {
      const page = await calculated(album, {}, '?tab=table');
      await page.getByRole('gridcell').nth(30).waitFor();
      await album.take('table', page);
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('dialog', { name: 'Columns' }).waitFor();
      await album.take('table-columns', page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Department' }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().click();
      await page.getByText(/^\d{1,3} rows/).waitFor();
      await album.take('table-filter', page);
      await page.keyboard.press('Escape');
      for (const row of [1, 2, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').click();
      await album.take('table-selection', page);
      await page.getByRole('searchbox').fill('nobody of this name');
      await page.getByText('No row matches').waitFor();
      await album.take('table-empty', page);
      const phoneTable = await calculated(album, phone, '?tab=table');
      await phoneTable.getByRole('listitem').nth(5).waitFor();
      await album.take('table-phone', phoneTable);
      await phoneTable.getByRole('list', { name: 'Pay' }).getByRole('button').first().click();
      await phoneTable.getByRole('dialog').waitFor();
      await album.take('table-phone-record', phoneTable);
    },
  },
  {
    name: 'table-tools',
    take: async (album) => {
      await takeTools(album, await calculated(album, small, '?tab=table'));
      const page = await calculated(album, { ...phone, height: 480 }, '?tab=table');
      for (const person of [0, 2]) await page.getByRole('checkbox').nth(person).click();
      await page.getByText('2 people chosen').waitFor();
      await album.take('table-phone-selection', page);
    },
  },
  {
    name: 'review',
    take: async (album) => {
      const page = await calculated(album, { height: 1_500 });
      await page.getByText('Largest changes').waitFor();
      await album.take('review', page);
    },
  },
  {
    name: 'findings',
    take: async (album) => {
      await album.query(
        `UPDATE compensation_record SET amount = 12.34 WHERE id IN (
           SELECT c.id FROM compensation_record c JOIN employee e ON e.id = c.employee_id JOIN legal_entity l ON l.id = e.legal_entity_id
           WHERE l.country = 'CN' AND c.expiry_date IS NULL ORDER BY e.id LIMIT 6)`,
      );
      const [batch] = await album.query<{ id: number }>(
        `SELECT b.id FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
         WHERE s.code = 'CN_MONTHLY' ORDER BY b.id LIMIT 1`,
      );
      const page = await album.open(demoSignIns.kunmingClerk.account, `/payroll/batches/${batch?.id}`);
      await page.getByRole('button', { name: 'Prepare data' }).click();
      await page.getByRole('button', { name: 'Calculate', exact: true }).click();
      const findings = page.getByRole('region', { name: 'Look at this before anybody is paid' });
      await findings.waitFor();
      await album.take('findings', findings);
    },
  },
  {
    name: 'explanation',
    take: async (album) => {
      const page = await calculated(album, {}, '?tab=table');
      await page.getByRole('row').filter({ hasText: '100001' }).getByRole('gridcell').last().click();
      await page.getByRole('dialog').getByText('Show the rule').first().waitFor();
      await album.take('explanation', page);
    },
  },
  {
    name: 'confirmation',
    take: async (album) => {
      const page = await answered(album);
      await page.getByRole('button', { name: /submit for approval/i }).click();
      await page.getByRole('dialog').waitFor();
      await album.take('confirmation', page);
    },
  },
  {
    name: 'flow',
    take: async (album) => {
      const page = await calculated(album);
      const flow = page.getByRole('region', { name: 'Where this batch stands' });
      await album.take('flow', flow);
      const small = await calculated(album, phone);
      await small.getByRole('region', { name: 'Where this batch stands' }).getByRole('button').click();
      await small.getByRole('dialog').waitFor();
      await album.take('flow-phone', small);
    },
  },
  {
    name: 'undo',
    take: async (album) => {
      const page = await calculated(album, {}, '?tab=table');
      await page.getByRole('row').filter({ hasText: '100001' }).getByRole('gridcell').last().click();
      await page.getByRole('button', { name: 'Hold this person', exact: true }).click();
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.waitFor();
      await album.take('undo', page.getByRole('status').filter({ has: undo }));
      await undo.click();
    },
  },
  {
    name: 'form',
    take: async (album) => {
      const page = await calculated(album, {}, '?tab=what-ifs');
      await page.getByRole('button', { name: 'New what-if' }).click();
      const form = page.getByRole('form');
      await form.getByRole('button', { name: 'Calculate' }).click();
      await form.getByRole('alert').waitFor();
      await album.take('form', page);
    },
  },
  endPeriod,
  {
    name: 'payslip',
    take: async (album) => {
      const [payslip] = await album.query<{ id: number }>(
        `SELECT p.id FROM payslip p JOIN app_user u ON u.employee_id = p.employee_id WHERE u.account = $1 ORDER BY p.id DESC LIMIT 1`,
        [employee],
      );
      await album.take('payslip', await album.open(employee, `/payslips/${payslip?.id}`, { ...phone, scheme: 'dark' }));
    },
  },
  ownTour,
];
