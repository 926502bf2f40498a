import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, expectNoSidewaysScroll, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A clerk goes through the eight steps of a solution: what each wants, whom the rules are for, the batch that follows, the payslip.
test.describe.configure({ mode: 'serial' });

const steps = [
  ['period', 'Period'],
  ['rules', 'Calculation rules'],
  ['process', 'Process'],
  ['authorization', 'Authorization'],
  ['scope', 'Application scope'],
  ['dynamic', 'Dynamic computation'],
  ['payslip', 'Payslip'],
  ['check', 'Abnormal employee check'],
] as const;

/** Steps whose parts stand nowhere else. */
const ownSteps = new Set<string>(['process', 'scope', 'dynamic', 'payslip']);

let clerk: Page;
let configuration: string;
test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  const [solution] = await inDatabase<{ id: number }>("SELECT id FROM solution WHERE code = 'US_BIWEEKLY'");
  configuration = `/payroll/solutions/${solution?.id}/configuration`;
});
test.afterAll(() => clerk.context().close());

const list = () => clerk.getByRole('navigation', { name: 'Configuration' });
const step = (name: string) => list().getByRole('link', { name: new RegExp(`^${name}`) });

test('the eight steps are there, each at an address of its own, accessible, wide and narrow', async () => {
  for (const [id, name] of steps) {
    await clerk.goto(url(`${configuration}/${id}`));
    await expect(step(name)).toHaveAttribute('aria-current', 'page');
    await expect(clerk.locator('.mantine-Skeleton-root')).toHaveCount(0);
    if (ownSteps.has(id)) await expectAccessibleInBoth(clerk, `configuration, ${name}`);
    await clerk.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(clerk, `configuration, ${name} at 390 px`);
    await clerk.setViewportSize({ width: 1280, height: 900 });
  }
});

test('whom the rules are for is seen while it is typed, and kept in the draft', async () => {
  await clerk.goto(url(`${configuration}/scope`));
  await clerk.getByRole('button', { name: 'Change it in a draft' }).click();
  const condition = clerk.getByRole('textbox', { name: 'Condition' });
  await expect(condition).toHaveAttribute('contenteditable', 'true');
  await condition.click();
  await clerk.keyboard.type('Gender = "F"');
  await clerk.keyboard.press('Escape');
  await expectToSee(clerk, 'No, because Gender is “M”');
  await clerk.getByRole('button', { name: /^In scope/ }).click();
  await expectToSee(clerk, 'Yes', { exact: false });

  await step('Period').click();
  await expect(clerk.getByRole('dialog')).toContainText('1 field is not saved');
  await clerk.getByRole('dialog').getByRole('button').last().click();
  await clerk.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(clerk.getByText('The application scope is saved in the draft')).toBeVisible();
  await expect(step('Application scope')).toContainText('Done');
});

test('the setting of the default batch is saved by itself', async () => {
  await clerk.goto(url(`${configuration}/dynamic`));
  await clerk.getByRole('switch', { name: 'Each period makes its batch by itself' }).click();
  await clerk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(clerk.getByText('Periods make their default batch from now on.')).toBeVisible();
  await expect(step('Dynamic computation')).toContainText('Done');
});

test('the payslip settings of the solution are one click away', async () => {
  await clerk.goto(url(`${configuration}/payslip`));
  await clerk.getByRole('link', { name: 'Biweekly payslip' }).click();
  await expect(clerk.getByRole('heading', { level: 1, name: 'Biweekly payslip' })).toBeVisible();
});
