import type { Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import type { Album } from './album.ts';
import { answered, calculated, clerk, openBatch } from './batch.ts';
import type { Scene } from './scene.ts';

const tall = { height: 900 };
const phone = { width: 390, height: 1_000 };

const status = (page: Page, text: string) => page.locator('[data-tone]', { hasText: text }).first().waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function answer(page: Page, name: string, words?: string): Promise<void> {
  const question = page.getByRole('dialog');
  if (words) await question.getByRole('textbox').last().fill(words);
  await question.getByRole('button', { name, exact: true }).click();
  await question.waitFor({ state: 'detached' });
}

/** Without what was told in passing, and with everything there: a page that listens to its batch is never idle. */
async function settled(page: Page): Promise<Page> {
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(3_000);
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  return page;
}

/** From what preparing would freeze to a batch that is calculated with the bonuses of a file. */
export const beginPeriod: Scene = {
  name: 'period-begins',
  take: async (album) => {
    const page = await openBatch(album, tall);
    await page.getByText('As it would be frozen').waitFor();
    await album.take('tour-forecast', await settled(page));
    await button(page, 'Prepare data');
    await status(page, 'Waiting for calculation');
    await page.getByRole('tab', { name: 'Employees' }).click();
    await page.getByRole('button', { name: 'Confirm who is paid' }).waitFor();
    await page.getByLabel('Show').selectOption('came');
    await album.take('tour-who-is-paid', await settled(page));
    await button(page, 'Confirm who is paid');
    await page.getByText(/^Confirmed by/).waitFor();
    await bringBonuses(album, page);
    await calculated(album);
  },
};

async function bringBonuses(album: Album, page: Page): Promise<void> {
  const people = await album.query<{ number: string }>(
    `SELECT e.employee_number AS number FROM batch_payee y JOIN employee e ON e.id = y.employee_id JOIN batch b ON b.id = y.batch_id
     WHERE b.status = 'waiting' ORDER BY y.row_number LIMIT 6`,
  );
  const rows = people.map(({ number }, place) => `${number},${place * 50 + 250}.00,flat`);
  await page.getByRole('tab', { name: 'Input' }).click();
  await button(page, 'Import a file');
  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  const text = ['Number,SupplementalWages,SupplementalMethod', ...rows, '999999,100.00,flat'].join('\n');
  await (await chooser).setFiles({ name: 'bonuses.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'Read the file' }).click();
  await status(page, 'Checked');
  await album.take('tour-import', await settled(page));
  await button(page, `Import ${people.length} rows`);
  await status(page, 'Imported');
}

/** From changes that somebody signs off to a payslip that is disputed and answered. */
export const endPeriod: Scene = {
  name: 'period-ends',
  take: async (album) => {
    const page = await answered(album);
    await signOff(album, page);
    await lookAtSomebody(album);
    await pivot(album);
    await approve(album, page);
    await deliver(album, page);
    await dispute(album);
  },
};

async function signOff(album: Album, page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Changes' }).click();
  await button(page, 'Set thresholds');
  await page
    .getByRole('dialog')
    .getByLabel(/^Amount from/)
    .fill('1500');
  await answer(page, 'Save thresholds');
  await page.getByRole('grid', { name: 'Changes to sign off' }).getByRole('row').nth(1).waitFor();
  await album.take('tour-changes', await settled(page));
  await page.getByRole('button', { name: /^Sign off all/ }).click();
  await answer(page, 'Sign off', 'As the departments reported');
  await page.getByText(/All are signed off\./).waitFor();
}

async function lookAtSomebody(album: Album): Promise<void> {
  const [person] = await album.query<{ batch: number; employee: number }>(
    `SELECT y.batch_id AS batch, y.employee_id AS employee FROM batch_payee y JOIN batch b ON b.id = y.batch_id
     WHERE b.status = 'calculated' ORDER BY b.id DESC, y.row_number LIMIT 1`,
  );
  const page = await album.open(clerk, `/payroll/batches/${person?.batch}/people/${person?.employee}`, tall);
  await page.getByRole('heading', { name: 'Earlier periods' }).waitFor();
  await page
    .getByRole('grid', { name: /^Other payments/ })
    .getByRole('gridcell')
    .first()
    .click();
  await page.keyboard.type('400');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'If this were changed' }).getByText('Net pay').first().waitFor();
  await page.waitForTimeout(2_000);
  await album.take('tour-person', page);
}

async function pivot(album: Album): Promise<void> {
  const of = { rows: ['FilingStatus'], measures: [{ aggregate: 'sum', column: 'Gross' }], chart: 'column' };
  const page = await openBatch(album, tall, `?tab=table&show=pivot&pivot=${encodeURIComponent(JSON.stringify(of))}`);
  await page.getByRole('img', { name: 'Pay pivot' }).locator('svg.recharts-surface').first().waitFor();
  await album.take('tour-pivot', page);
}

async function approve(album: Album, page: Page): Promise<void> {
  await button(page, 'Submit for approval');
  await answer(page, 'Submit for approval');
  await status(page, 'In approval');
  const approver = await album.open(demoSignIns.approver.account, '/approvals');
  await approver.getByRole('link', { name: /biweekly/i }).click();
  await button(approver, 'Approve');
  await approver.getByRole('dialog').getByText('Against the period before').waitFor();
  await album.take('decision', approver);
  await answer(approver, 'Approve');
  await status(page, 'Approved');
}

async function deliver(album: Album, page: Page): Promise<void> {
  const setting = await album.open(clerk, '/payroll/payslip-settings/1?step=style', tall);
  await setting
    .getByRole('button', { name: /^Move .*(?<! up| down)$/ })
    .first()
    .waitFor();
  await album.take('tour-payslip-setting', setting);
  await button(page, 'Generate payslips');
  await button(page, 'Publish payslips');
  await answer(page, 'Publish payslips');
  await button(page, 'Submit data');
  await answer(page, 'Submit data');
  await page.getByRole('button', { name: 'Close batch', exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Payslips' }).click();
  await page.getByRole('region', { name: 'How far they have come' }).waitFor();
  await album.take('tour-delivery', await settled(page));
}

async function dispute(album: Album): Promise<void> {
  const { account } = demoSignIns.employee;
  const [payslip] = await album.query<{ id: number }>(
    `SELECT p.id FROM payslip p JOIN app_user u ON u.employee_id = p.employee_id WHERE u.account = $1 ORDER BY p.id DESC LIMIT 1`,
    [account],
  );
  const employee = await album.open(account, `/payslips/${payslip?.id}`, phone);
  await button(employee, 'Something is wrong');
  await employee.getByRole('dialog').getByLabel('Line').selectOption({ index: 1 });
  await answer(employee, 'Send', 'Two hours of Friday are missing.');
  const page = await album.open(clerk, '/payroll/payslip-disputes');
  await page
    .getByRole('row', { name: /Two hours of Friday/ })
    .getByRole('link')
    .first()
    .click();
  await button(page, 'Answer');
  await answer(page, 'Answer', 'They were approved on Monday and come with the next period.');
  await page.getByText('They were approved on Monday').waitFor();
  await settled(employee);
  await employee.getByText('They were approved on Monday').evaluate((words) => words.scrollIntoView({ block: 'center' }));
  await album.take('tour-dispute', employee);
}
