import { demoSignIns } from '@wagewright/db/seed';
import { expect, type Hand } from './hand.ts';
import { answerFindings, approveAndPay, calculate } from './pay-a-batch.ts';
import { configure, publish } from './release.ts';
import type { Play, Story } from './story.ts';

const clerkOf = (play: Play): Promise<Hand> => play.as(demoSignIns.kunmingClerk.account, '/payroll/solutions');

async function create(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  await clerk.button('New solution');
  await clerk.choose('Begin with', 'Nothing but gross, deductions and net', clerk.dialog);
  await clerk.type('Name', 'Hourly staff', clerk.dialog);
  await clerk.type('Code', 'HOURLY', clerk.dialog);
  await clerk.answer('Create');
  await clerk.button('Edit rules');
  await clerk.reads('What is somebody paid?');
  await play.picture('tour-start', clerk);
}

/** Adds what somebody is paid, or what is taken off, in the form that the button opens. */
async function add(clerk: Hand, button: RegExp, name: string, fill: () => Promise<void>): Promise<void> {
  const { page } = clerk;
  if (!(await page.getByRole('heading', { name: 'What is somebody paid?' }).isVisible())) await clerk.button('Pay and deductions');
  await clerk.button(button);
  await clerk.type('Name', name, clerk.dialog);
  await fill();
  await clerk.answer('Add');
  await expect(page.getByText(`Saved in the draft: ${name} added`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** What people are paid by the hour is their salary by the 174 hours of a month. */
async function ratePay(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  const { dialog } = clerk;
  await add(clerk, /^A salary or allowance/, 'Monthly salary', async () => {
    await clerk.choose('On the payslip under', 'Information', dialog);
    await clerk.pick('Which pay item', 'Base salary', dialog);
  });
  await add(clerk, /^Something else/, 'Hourly rate', async () => {
    await clerk.choose('On the payslip under', 'Information', dialog);
    await clerk.press(dialog.getByRole('textbox', { name: 'Formula' }));
    await clerk.keys('MonthlySalary / 174');
  });
}

async function payHours(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  const { dialog } = clerk;
  await add(clerk, /^Pay by the hour/, 'Hourly pay', async () => {
    await clerk.choose('Where is the rate?', 'Pay › Hourly rate', dialog);
    await clerk.choose('Where are the hours?', 'Hours worked, from attendance', dialog);
  });
  await add(clerk, /^Pay by the hour/, 'Overtime', async () => {
    await clerk.choose('Where is the rate?', 'Pay › Hourly rate', dialog);
    await clerk.choose('Where are the hours?', 'Approved overtime on weekdays', dialog);
    await clerk.type('Paid how many times', '1.5', dialog);
    await play.picture('tour-overtime', clerk);
  });
}

async function deduct(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  const { dialog } = clerk;
  await add(clerk, /^A percentage of pay/, 'Pension', async () => {
    await clerk.type('Percent', '7', dialog);
    await clerk.type('At most of so much', '3000', dialog);
    await clerk.type(/^Law, agreement or decision/, 'Pension agreement 2026', dialog);
  });
  await clerk.reads('MIN(Gross, PensionRates.Ceiling) * PensionRates.Rate');
  await expect(clerk.page.getByText('to be mended')).toHaveCount(0);
}

/** One person, worked out by hand: 100 an hour, 160 hours and ten more at one and a half are 17,500; the pension stops at 7 % of 3,000. */
async function tryOnPerson(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  const { page } = clerk;
  await clerk.button('Look through and publish');
  await clerk.button('New test');
  await clerk.type('Name', 'Above the ceiling');
  for (const [label, day] of [
    ['First day of the period', '2026-01-01'],
    ['Last day of the period', '2026-01-31'],
    ['Pay date', '2026-01-30'],
  ] as const)
    await clerk.type(label, day);
  await clerk.choose('Give rows of', 'Employee');
  await row(clerk, 'Given: Employee', { 'Monthly salary': '17400', 'Hourly pay hours': '160', 'Overtime hours': '10' });
  await clerk.choose('Expect cells of', 'Pay');
  await row(clerk, 'Expected: Pay', { 'Gross pay': '17500', Deductions: '210', 'Net pay': '17290' });
  await play.picture('tour-test', clerk);
  await clerk.button('Save');
  await clerk.reads(/1 test is green|All 1 tests? (is|are) green/);
  await expect(page.getByRole('button', { name: /Green$/ })).toHaveCount(1);
  await publish(clerk, 'Agreed with the works council');
}

/** Types a row into the table of that name, each figure under its column. */
async function row(clerk: Hand, table: string, cells: Readonly<Record<string, string>>): Promise<void> {
  const grid = clerk.page.getByRole('grid', { name: table });
  await expect(grid.getByRole('columnheader').nth(1)).toBeVisible();
  const columns = await grid.getByRole('columnheader').allInnerTexts();
  for (const [column, value] of Object.entries(cells)) {
    const place = columns.findIndex((one) => one.trim() === column);
    expect(place, `${column} among ${columns.join(', ')}`).toBeGreaterThan(0);
    await clerk.press(
      grid
        .getByRole('row')
        .nth(1)
        .getByRole('gridcell')
        .nth(place - 1),
    );
    await clerk.keys(value, 'Enter');
  }
}

async function pay(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  await configure(play, clerk);
  await clerk.button('New batch');
  await clerk.answer('Create batch');
  await calculate(clerk);
  await answerFindings(clerk);
  await approveAndPay(play, clerk, demoSignIns.kunmingApprover.account);
  await play.picture('tour-hourly-paid', clerk);
}

export const fromNothing: Story = {
  name: 'from nothing',
  minutesMax: 10,
  chapters: [
    { name: 'a solution begins with nothing but gross, deductions and net', play: create },
    { name: 'an hour’s rate is made of the salary', play: ratePay },
    { name: 'hours are paid, and overtime at one and a half', play: payHours },
    { name: 'seven percent are taken off, up to a ceiling', play: deduct },
    { name: 'it is tried on a person, and published', play: tryOnPerson },
    { name: 'its first period is calculated, approved and paid', play: pay },
  ],
};
