import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { call, expectAccessible, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A clerk makes a solution of a template, changes one rate, sees what differs and that the tests are green, and publishes it.
test.describe.configure({ mode: 'serial' });

interface Table {
  readonly code: string;
  readonly kind: string;
  readonly columns: readonly { readonly code: string; readonly display?: { readonly percentage?: boolean } }[];
  readonly versions?: readonly { readonly validFrom: string; readonly rows: readonly Record<string, unknown>[] }[];
}
interface Copy {
  readonly version: number;
  readonly definition: { readonly steps: readonly { readonly tables: readonly Table[] }[] };
}

let clerk: Page;
const status = (name: string) => clerk.locator('[data-tone]', { hasText: name }).first();

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
});
test.afterAll(() => clerk.context().close());

/** Sets the Medicare rate of 2024, as the editor of the rules saves it. */
async function setRate(number: number, rate: number): Promise<void> {
  const [, solutionId] = /solutions\/(\d+)/.exec(clerk.url()) ?? [];
  const path = `/api/payroll/solutions/${solutionId}/copies/${number}`;
  const data = await call<Copy>(clerk, 'GET', path);
  const table = data.definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'Fica');
  const version = table?.versions?.find(({ validFrom }) => validFrom === '2024-01-01');
  if (!table || !version) throw new Error('The template has no rates of 2024.');
  const rows = version.rows.map((row) => ({ ...row, MedicareRate: rate }));
  const change = { part: { kind: 'version', table: table.code, from: version.validFrom }, value: { ...version, rows } };
  await call(clerk, 'PATCH', path, { version: data.version, changes: [change], remarks: 'Notice 12' });
}

async function publish(remarks: string): Promise<void> {
  await clerk.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = clerk.getByRole('dialog');
  await expect(dialog.getByText(/\d+ of \d+ green/)).toBeVisible();
  await dialog.getByLabel('Remarks').fill(remarks);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status('Published')).toBeVisible();
}

test('makes a solution of a template: a draft whose tests are green', async () => {
  await clerk.goto(url('/payroll/solutions'));
  await clerk.getByRole('button', { name: 'New solution' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'New solution' });
  await dialog.getByLabel('Name').fill('Story of a rate');
  await dialog.getByLabel('Code').fill('story');
  await expectAccessible(clerk, 'a new solution');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(clerk.getByRole('heading', { name: 'Copy 1' })).toBeVisible();
  await expect(status('Draft')).toBeVisible();
  await expect(clerk.getByText(/All \d+ tests are green/)).toBeVisible();
  await publish('As the template has it');
});

test('changes one rate in a new copy, and reads what differs', async () => {
  await clerk.getByRole('link', { name: 'Story of a rate', exact: true }).first().click();
  await clerk.getByRole('button', { name: 'Edit in a new copy' }).click();
  await expect(clerk.getByRole('heading', { name: 'Copy 2' })).toBeVisible();
  await setRate(2, 0.0155);
  await clerk.reload();
  await expect(clerk.getByText('1.45%', { exact: true })).toBeVisible();
  await expect(clerk.getByText('1.55%', { exact: true })).toBeVisible();
  await expectToSee(clerk, /Notice 12/);
  await expectAccessible(clerk, 'a draft and what differs');
});

test('publishes it, and the copy before it is outdated', async () => {
  await publish('Notice 12');
  await clerk.getByRole('link', { name: 'Story of a rate', exact: true }).first().click();
  await clerk.getByRole('tab', { name: /Copies\s*2/ }).click();
  await expect(clerk.getByRole('row', { name: /Copy 1/ })).toContainText('Outdated');
  await expect(clerk.getByRole('row', { name: /Copy 2/ })).toContainText('Notice 12');
  await expectAccessible(clerk, 'a solution with its copies');
});

test('is kept as a template, which its page lists with its steps and tables', async () => {
  await clerk.getByRole('tab', { name: 'Templates' }).click();
  await clerk.getByRole('button', { name: 'Save as a template' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Save as a template' });
  await dialog.getByLabel('Code').fill('told');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(clerk.getByRole('row', { name: /TOLD/ })).toBeVisible();
  await expect(clerk.getByRole('tab', { name: /Templates\s*1/ })).toBeVisible();
});

test('names who approves it, and warns before it is left without a manager', async () => {
  await clerk.getByRole('tab', { name: /Users\s*1/ }).click();
  await clerk.getByRole('button', { name: 'Edit users' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Edit users' });
  await dialog.getByRole('combobox', { name: 'Approvers' }).fill('approver@montgomery');
  await dialog.getByRole('option').first().click();
  await expectAccessible(clerk, 'the users of a solution');
  await dialog.getByRole('combobox', { name: 'Managers' }).press('Backspace');
  await dialog.getByRole('button', { name: 'Save users' }).click();
  const warning = clerk.getByRole('dialog', { name: /without a manager\?/ });
  await expect(warning.getByText(/Only payroll administrators of/)).toBeVisible();
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Save users' }).click();
  await warning.getByRole('button', { name: 'Leave it without a manager' }).click();
  await expect(clerk.getByRole('row', { name: /Approver/ })).toBeVisible();
  await expect(clerk.getByRole('tab', { name: /Users\s*1/ })).toBeVisible();
  await expectAccessible(clerk, 'a solution with its users');
});

test('gives somebody a role of its own, who then reads this solution and no other', async ({ browser }) => {
  await clerk.getByRole('button', { name: 'Add a role' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Add a role' });
  await dialog.getByLabel('Role', { exact: true }).fill('Readers');
  await dialog.getByRole('combobox', { name: 'People' }).fill(demoSignIns.hr.account);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await dialog.getByRole('option').click();
  await expectAccessible(clerk, 'a role of a solution');
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(clerk.getByRole('row', { name: /Readers/ })).toContainText('See the rules and the periods');
  const reader = await signIn(browser, demoSignIns.hr.account);
  await reader.goto(url('/payroll/solutions'));
  await expect(reader.getByRole('link', { name: 'Story of a rate', exact: true })).toBeVisible();
  await expect(reader.getByText('1 row', { exact: true })).toBeVisible();
  await reader.getByRole('link', { name: 'Story of a rate', exact: true }).click();
  await expect(reader.getByRole('tab', { name: /Copies/ })).toBeVisible();
  await expect(reader.getByRole('tab', { name: /Batches/ })).toHaveCount(0);
  await reader.context().close();
});

test('gives somebody one batch, by its page', async () => {
  const [batch] = await inDatabase<{ id: number }>(`SELECT id FROM batch WHERE status <> 'deleted' ORDER BY id LIMIT 1`);
  await clerk.goto(url(`/payroll/batches/${batch?.id}?tab=access`));
  await clerk.getByRole('button', { name: 'Give somebody this batch' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Give somebody this batch' });
  await dialog.getByRole('combobox', { name: 'Person' }).fill(demoSignIns.hr.account);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await dialog.getByRole('option').click();
  await dialog.getByRole('button', { name: 'Give access' }).click();
  await expect(clerk.getByRole('row', { name: /Read it · without pay/ })).toBeVisible();
  await expectAccessible(clerk, 'who was given a batch');
});

test('the overview says what is open, what is due, and leads there', async () => {
  await clerk.goto(url('/payroll'));
  await expect(clerk.getByRole('heading', { name: 'Payroll overview' })).toBeVisible();
  await expect(clerk.getByRole('heading', { name: 'Open periods, and what they wait for' })).toBeVisible();
  await expect(clerk.getByRole('list', { name: 'Deadlines' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(clerk, 'the overview');
  const status = clerk.getByRole('region', { name: 'Batches by status' }).getByRole('link').first();
  await status.click();
  await expect(clerk).toHaveURL(/payroll\/batches\?status=/);
});
