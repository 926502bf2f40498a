import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectAccessible, expectAccessibleInBoth, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A clerk who is asked what next year costs: as it is, and with a raise, joiners and another tax table.
test.describe.configure({ mode: 'serial' });

/** A budget of twelve periods for the county's people takes its time on a machine with much else to do. */
const calculatingMs = 120_000;

let clerk: Page;
test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
});
test.afterAll(() => clerk.context().close());

const assume = async (kind: string) => {
  await clerk.getByRole('button', { name: 'Add an assumption' }).click();
  await clerk.getByRole('menuitem', { name: kind, exact: true }).click();
};
const card = (title: string) => clerk.getByRole('listitem', { name: title });
const calculated = async () => {
  await clerk.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(clerk.locator('[data-tone="good"]', { hasText: 'Calculated' }).first()).toBeVisible({ timeout: calculatingMs });
};

test('writes a scenario without assumptions, and calculates it', async () => {
  await clerk.goto(url('/payroll/scenarios'));
  await expect(clerk.getByText('No scenarios yet')).toBeVisible();
  await expectAccessible(clerk, 'no scenarios yet');
  await clerk.getByRole('button', { name: 'New scenario' }).first().click();
  await clerk.getByRole('button', { name: 'Save scenario' }).click();
  await expect(clerk.getByLabel('Name', { exact: true })).toBeFocused();
  await clerk.getByLabel('Name', { exact: true }).fill('As it is');
  await clerk.getByLabel('How many periods').selectOption('4');
  await clerk.getByRole('button', { name: 'Save scenario' }).click();
  await calculated();
  await expect(clerk.getByRole('gridcell', { name: 'Employer cost' })).toBeVisible();
});

test('writes “Budget 2027”: raise 3 %, 20 joiners, new tax table', async () => {
  await clerk.goto(url('/payroll/scenarios/new'));
  await clerk.getByLabel('Name', { exact: true }).fill('Budget 2027');
  await clerk.getByLabel('How many periods').selectOption('4');
  await assume('Raise');
  await card('1. Raise').getByLabel('From', { exact: true }).selectOption('2');
  await card('1. Raise').getByLabel('Raise in per cent').fill('300');
  await assume('Joiners');
  await card('2. Joiners').getByLabel('How many people').fill('20');
  await card('2. Joiners').getByLabel('Department', { exact: true }).selectOption({ index: 1 });
  await card('2. Joiners').getByLabel('Pay in USD').fill('60000');
  await assume('Other rates');
  await card('3. Other rates').getByLabel('Rates to change').selectOption('Social Security and Medicare');
  await card('3. Other rates').getByLabel('Social Security rate, row 1').fill('0.07');
  await expectAccessibleInBoth(clerk, 'a scenario that is being written');
  await clerk.getByRole('button', { name: 'Save scenario' }).click();
  const question = clerk.getByRole('dialog', { name: 'Is this raise meant?' });
  await expect(question).toContainText('300 %');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card('1. Raise').getByLabel('Raise in per cent').fill('3');
  await clerk.getByRole('button', { name: 'Save scenario' }).click();
  await expect(clerk.getByText('20 joiners in')).toBeVisible();
  await calculated();
});

test('reads what it costs against what is, and who makes the difference', async () => {
  await clerk.goto(url('/payroll/scenarios'));
  await clerk.getByRole('checkbox', { name: 'Choose As it is' }).click();
  await clerk.getByRole('checkbox', { name: 'Choose Budget 2027' }).click();
  await clerk.getByRole('button', { name: 'Compare', exact: true }).click();
  const table = clerk.getByRole('region', { name: 'By period' });
  await expect(table.getByRole('gridcell', { name: '+20', exact: true }).first()).toBeVisible();
  await expect(clerk.getByRole('list', { name: 'Employer cost: Budget 2027 against As it is' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessibleInBoth(clerk, 'two scenarios compared');
  await table.getByRole('gridcell', { name: '+20', exact: true }).last().click();
  const people = clerk.getByRole('dialog');
  await expect(people.getByText('20 people')).toBeVisible();
  await expect(people.getByRole('gridcell', { name: 'Joiner 20', exact: true })).toBeVisible();
  await expectAccessible(clerk, 'who makes the difference');
  await clerk.keyboard.press('Escape');
  await expect(people).toHaveCount(0);
});

test('deletes one, after being asked', async () => {
  await clerk.goto(url('/payroll/scenarios'));
  await clerk.getByRole('grid').getByRole('link', { name: 'Budget 2027' }).click();
  await clerk.getByRole('button', { name: 'More' }).first().click();
  await clerk.getByRole('menuitem', { name: 'Delete' }).click();
  await clerk.getByRole('dialog', { name: 'Delete “Budget 2027”?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(clerk.getByRole('grid').getByRole('link', { name: 'Budget 2027' })).toHaveCount(0);
  await expect(clerk.getByRole('grid').getByRole('link', { name: 'As it is' })).toBeVisible();
});
