import { demoSignIns } from '@wagewright/db/seed';
import { expect, type Hand } from './hand.ts';
import { answerFindings, approveAndPay, calculate } from './pay-a-batch.ts';
import { configure, publish } from './release.ts';
import type { Play, Story } from './story.ts';

const clerkOf = (play: Play): Promise<Hand> => play.as(demoSignIns.kunmingClerk.account, '/payroll/solutions');

async function create(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  await clerk.button('New solution');
  await clerk.type('Name', 'Kunming 2026', clerk.dialog);
  await clerk.type('Code', 'KUNMING', clerk.dialog);
  await expect(clerk.dialog.getByLabel('Begin with').locator('option:checked')).toContainText('China monthly');
  await play.picture('tour-new-solution', clerk);
  await clerk.answer('Create');
  await clerk.reads(/All \d+ tests are green/);
  await publish(clerk, 'As the template has it');
}

async function calculateOnce(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  await clerk.button('New batch');
  await clerk.answer('Create batch');
  await calculate(clerk);
  await clerk.reads('Next: answer the findings');
}

/** The city pays 10 % into the housing fund from January on, and not 12 %. */
async function changeRate(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  await clerk.link('Solutions');
  await clerk.link('Kunming 2026', clerk.page.getByRole('main'));
  await clerk.button('Edit in a new copy');
  await clerk.button('Edit rules');
  await clerk.button(/^Social insurance and housing fund of the city/);
  await clerk.reads('The version that holds is picked by the pay date.');
  await clerk.button('New version from a day');
  await clerk.type('Holds from', '2026-01-01');
  await clerk.type(/^Source/, 'Kunming notice 2025-88');
  await clerk.press(clerk.page.getByRole('gridcell', { name: '12%', exact: true }).first());
  await clerk.keys('10%', 'Enter');
  await clerk.reads('12% → 10%');
  await play.picture('tour-rate', clerk);
  await clerk.button('Save');
  await clerk.reads('1 difference from the version before');
}

/** The template's tests say the old figures: each that turned red is looked at, and taken. */
async function prove(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  const { page } = clerk;
  await clerk.button('Look through and publish');
  await clerk.reads(/\d+ of \d+ tests are red/);
  const red = page.getByRole('button', { name: /Red$/ });
  for (let left = await red.count(); left > 0; left--) {
    await clerk.press(red.first());
    if (left === 1) await play.picture('tour-tests', clerk);
    await clerk.reads(/^expected /);
    await clerk.button('Take the new figures as expected');
    await expect(red).toHaveCount(left - 1);
  }
  await clerk.button('Publish');
  await clerk.answer('Try it on the last batch');
  await expect(clerk.dialog.getByText('Effect on “2026-01”')).toBeVisible();
  await clerk.reads('People who change', clerk.dialog);
  await expect(clerk.dialog.getByText('Nobody’s pay changes.')).toHaveCount(0);
  await play.picture('tour-trial', clerk);
  await clerk.type(/^Remarks/, 'Housing fund at 10 %', clerk.dialog);
  await clerk.answer('Publish');
  await expect(page.locator('[data-tone]', { hasText: 'Published' }).first()).toBeVisible();
}

async function pay(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  await clerk.link('Batches', clerk.page.getByRole('navigation').first());
  await clerk.press(
    clerk.page
      .getByRole('row', { name: /Kunming 2026/ })
      .getByRole('link')
      .first(),
  );
  await clerk.reads('Copy 2 of the rules has been published since');
  await clerk.press(clerk.page.getByRole('button', { name: 'More' }));
  await clerk.press(clerk.page.getByRole('menuitem', { name: 'Back to new' }));
  await clerk.answer('Back to new');
  await calculate(clerk);
  await play.picture('tour-calculated', clerk);
  await answerFindings(clerk);
  await approveAndPay(play, clerk, demoSignIns.kunmingApprover.account);
  await play.picture('tour-payslips', clerk);
}

/** A figure of the paid batch says the new rate, and by which notice. */
async function explained(play: Play): Promise<void> {
  const clerk = await clerkOf(play);
  await clerk.tab(/^Table/);
  await clerk.press(clerk.page.getByRole('row').nth(1).getByRole('gridcell').last());
  await clerk.reads('How this figure came about');
}

export const fromATemplate: Story = {
  name: 'template',
  minutesMax: 15,
  chapters: [
    { name: 'a solution is made of the China template, and published', play: create },
    { name: 'its configuration says what is missing, until nothing is', play: async (play) => configure(play, await clerkOf(play)) },
    { name: 'January is calculated', play: calculateOnce },
    { name: 'the city’s housing fund rate changes, in a new copy', play: changeRate },
    { name: 'the change is proved by tests and on the last batch, and released', play: prove },
    { name: 'January is run by the new copy, approved and paid', play: pay },
    { name: 'a figure explains itself', play: explained },
  ],
};
