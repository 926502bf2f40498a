import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectAccessible, inDatabase, signIn, test, url } from './support/stage.ts';

test.use({ file: import.meta.filename });

// A clerk changes a formula: what can stand there, what is wrong, what it gives for somebody, and the draft keeps it.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let rules: string;

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  const [solution] = await inDatabase<{ id: number }>("SELECT id FROM solution WHERE code = 'US_BIWEEKLY'");
  const made = await clerk.request.post(url(`/api/payroll/solutions/${solution?.id}/copies`), {
    data: {},
    headers: { origin: new URL(url('/')).origin },
  });
  const { data } = (await made.json()) as { data: { number: number } };
  rules = `/payroll/solutions/${solution?.id}/copies/${data.number}/rules`;
});
test.afterAll(() => clerk.context().close());

const formula = () => clerk.getByRole('textbox', { name: 'Formula' });

test('a column is offered by its name, and what is no column is underlined with the next step', async () => {
  await clerk.goto(url(`${rules}?table=Pay&column=Gross`));
  await formula().click();
  await clerk.keyboard.press('Control+a');
  await clerk.keyboard.type('TOTAL(WAGES) + Base');
  await expect(clerk.getByRole('option', { name: 'Base pay' }).first()).toBeVisible();
  await clerk.keyboard.press('Control+a');
  await clerk.keyboard.type('TOTAL(WAGES) + Nett');
  await clerk.keyboard.press('Escape');
  await clerk.locator('.cm-lintRange-error').hover();
  await expect(clerk.getByText('There is no column "Nett"')).toBeVisible();
  await expect(clerk.getByText('Did you mean "Net"?')).toBeVisible();
});

test('the value for somebody follows what is typed, before anything is saved', async () => {
  await clerk.getByRole('combobox', { name: 'Person' }).click();
  await clerk.getByRole('option', { name: / · / }).first().click();
  await formula().click();
  await clerk.keyboard.press('Control+a');
  await clerk.keyboard.type('1234.5 * 2');
  await clerk.keyboard.press('Escape');
  await expect(clerk.getByText('2,469.00', { exact: true }).first()).toBeVisible();
  await expect(clerk.getByText('1 field is not saved.')).toBeVisible();
  await expectAccessible(clerk, 'rules of a draft, tried on somebody');
});

test('saved, the draft has it, and who uses the column is told', async () => {
  await clerk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(clerk.getByText('The rule is saved in the draft')).toBeVisible();
  await clerk.reload();
  await expect(formula()).toHaveText('1234.5 * 2');
  await expect(clerk.getByRole('button', { name: 'Pay › Net pay' })).toBeVisible();
});
