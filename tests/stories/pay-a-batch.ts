import { expect, type Hand } from './hand.ts';
import type { Play } from './story.ts';

const status = ({ page }: Hand, name: string) => page.locator('[data-tone]', { hasText: name }).first();

export async function calculate(hand: Hand): Promise<void> {
  await hand.button('Prepare data');
  await hand.button('Calculate');
  await expect(status(hand, 'Calculated')).toBeVisible();
  await hand.reads('Totals');
}

/** Holds whom an error concerns and says of each warning why it is right, in the order in which the page leads there. */
export async function answerFindings(hand: Hand): Promise<void> {
  const { page } = hand;
  const answer = page.getByRole('button', { name: 'Answer findings' });
  const submit = page.getByRole('button', { name: 'Submit for approval' });
  const open = page.getByRole('tab', { name: /^Findings/ });
  await expect(answer.or(submit)).toBeVisible();
  while (await answer.isVisible()) {
    const before = await open.innerText();
    if ((await open.getAttribute('aria-selected')) !== 'true') await hand.press(answer);
    await hand.reads('Look at this before anybody is paid');
    await hand.press(answer);
    await hand.dialog.waitFor();
    const hold = hand.dialog.getByRole('button', { name: 'Hold this person', exact: true });
    const remark = hand.dialog.getByRole('button', { name: 'Remark', exact: true });
    await expect(hold.or(remark)).toBeVisible();
    if (await hold.isVisible()) {
      await hand.press(hold);
      await hand.keys('', 'Escape');
    } else {
      await hand.type(/Remarks/, 'Looked at with the department', hand.dialog);
      await hand.press(remark);
    }
    await expect(open).not.toHaveText(before);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** On a busy machine a question that is still being drawn can move away under the press; whoever sees it stand there answers again. */
async function answeredAgain(hand: Hand, name: string): Promise<void> {
  await expect(async () => {
    const stands = await hand.page
      .getByRole('dialog')
      .waitFor({ state: 'hidden', timeout: 10_000 })
      .then(
        () => false,
        () => true,
      );
    if (stands) await hand.dialog.getByRole('button', { name, exact: true }).click({ timeout: 5_000 });
    expect(stands).toBe(false);
  }).toPass();
}

/** From calculated to payslips that people read: a clerk submits, an approver approves, the clerk publishes. */
export async function approveAndPay(play: Play, hand: Hand, approver: string): Promise<void> {
  await hand.button('Submit for approval');
  await hand.reads('The batch is locked until it is decided.', hand.dialog);
  await hand.answer('Submit for approval');
  await expect(status(hand, 'In approval')).toBeVisible();
  const other = await play.as(approver);
  await other.link(/^Approvals/);
  await other.press(other.page.getByRole('row').nth(1).getByRole('link').first());
  await other.reads('What is being approved');
  await other.button('Approve');
  await other.reads('Against the period before', other.dialog);
  await play.picture('tour-approval', other);
  await other.answer('Approve');
  await answeredAgain(other, 'Approve');
  await expect(status(hand, 'Approved')).toBeVisible();
  await hand.button('Generate payslips');
  await hand.button('Publish payslips');
  await hand.reads('Each person is told once.', hand.dialog);
  await hand.answer('Publish payslips');
  await hand.reads('Next: submit the data to the ledger');
  await hand.tab(/^Payslips/);
  await hand.reads(/^(\d+) \/ \1$/);
}
