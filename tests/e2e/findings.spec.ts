import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { answerFindings } from './support/findings.ts';
import { expectToSee } from './support/look.ts';
import { call, expectAccessible, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// What is asked about people before they are paid: by a rule of the solution's own and by the check of records, answered by a clerk, seen by others.
test.describe.configure({ mode: 'serial' });

const rule = 'Salary to be looked at';
const recordCheck = 'No bank account is recorded';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly number: string;
}

let clerk: Page;
let batchId: number;
let solutionId: number;
/** Whom the rule shall find: who earns more than the second highest salary; and the three without an account, somebody else. */
let rich: Person[];
let without: Person[];
let threshold: string;

const county = `SELECT e.id, e.name, e.employee_number AS number, max(c.amount) AS salary FROM employee e JOIN compensation_record c ON c.employee_id = e.id
  JOIN compensation_item i ON i.id = c.item_id AND i.code = 'BASE_SALARY' JOIN solution s ON s.legal_entity_id = e.legal_entity_id AND s.code = 'US_BIWEEKLY'
  WHERE e.termination_date IS NULL AND c.expiry_date IS NULL GROUP BY e.id`;

test.beforeAll(async ({ browser }) => {
  [{ id: batchId, solution: solutionId }] = (await inDatabase<{ id: number; solution: number }>(
    `SELECT b.id, s.id AS solution FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE s.code = 'US_BIWEEKLY' AND p.status = 'enabled' ORDER BY b.id LIMIT 1`,
  )) as [{ id: number; solution: number }];
  [{ salary: threshold }] = (await inDatabase<{ salary: string }>(
    `SELECT DISTINCT salary FROM (${county}) x ORDER BY salary DESC OFFSET 1 LIMIT 1`,
  )) as [{ salary: string }];
  rich = await inDatabase<Person>(`SELECT id, name, number FROM (${county}) x WHERE salary > $1 ORDER BY id`, [threshold]);
  without = await inDatabase<Person>(
    `WITH chosen AS (SELECT id, name, number FROM (${county}) x WHERE salary < $1 ORDER BY id LIMIT 3),
       gone AS (DELETE FROM employee_bank_account WHERE employee_id IN (SELECT id FROM chosen)) SELECT * FROM chosen ORDER BY id`,
    [threshold],
  );
  clerk = await signIn(browser, demoSignIns.clerk.account);
});
test.afterAll(() => clerk.context().close());

const list = (page: Page) =>
  page.getByRole('region', { name: 'Findings by employee' }).or(page.locator('[aria-label="Findings by employee"]')).first();
const inList = (page: Page, text: string | RegExp) => list(page).getByText(text);
const openFindings = (page: Page, more = '') => page.goto(url(`/payroll/batches/${batchId}?tab=findings${more}`));

test('a rule of one’s own is made in the configuration, and published with its copy', async () => {
  await clerk.goto(url(`/payroll/solutions/${solutionId}/configuration/check`));
  await clerk.getByRole('button', { name: 'Change it in a draft' }).click();
  await clerk.getByRole('button', { name: 'Add a rule' }).click();
  await clerk.getByLabel('Name in English').fill(rule);
  await clerk.getByLabel('Code', { exact: true }).fill('SALARY');
  await clerk.getByText('Error', { exact: true }).last().click();
  await clerk.getByRole('textbox', { name: 'Condition' }).click();
  await clerk.keyboard.type(`Employee.AnnualSalary > ${Number(threshold)}`);
  await clerk.keyboard.press('Escape');
  await clerk.getByLabel('Message in English').fill('{Employee.AnnualSalary} a year');
  await clerk.getByRole('button', { name: 'Save into the draft' }).click();
  await expect(clerk.getByRole('button', { name: rule })).toBeVisible();
  const [draft] = await inDatabase<{ number: number; version: number }>(
    "SELECT number, version FROM solution_copy WHERE solution_id = $1 AND status = 'draft'",
    [solutionId],
  );
  const path = `/api/payroll/solutions/${solutionId}/copies/${draft?.number}/publish`;
  await call(clerk, 'POST', path, { version: draft?.version, remarks: 'A rule of our own' });
});

test('it finds whom it should, beside the check of records; both can be filtered, and lead to what puts them right', async () => {
  await clerk.goto(url(`/payroll/batches/${batchId}`));
  await clerk.getByRole('button', { name: 'Prepare data' }).click();
  await clerk.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(clerk.getByRole('button', { name: 'Answer findings' })).toBeVisible();
  await openFindings(clerk, '&state=blocking');
  for (const { number } of rich) await expect(inList(clerk, number)).toBeVisible();
  await expect(list(clerk).getByText(`${rich.length} row`, { exact: false })).toBeVisible();
  await list(clerk).getByRole('link', { name: 'The rule' }).first().click();
  await expect(clerk).toHaveURL(/configuration\/check/);

  await openFindings(clerk);
  await clerk.getByLabel('Cause').selectOption({ label: recordCheck });
  await expect(list(clerk).getByText('3 rows')).toBeVisible();
  for (const { number } of without) await expect(inList(clerk, number)).toBeVisible();
  await clerk.getByRole('textbox', { name: 'Person' }).fill(without[1]?.number ?? '');
  await expect(list(clerk).getByText('1 row')).toBeVisible();
  await list(clerk).getByRole('link', { name: 'The person' }).click();
  await expect(clerk).toHaveURL(new RegExp(`/people/${without[1]?.id}$`));

  await openFindings(clerk);
  const departments = clerk.getByLabel('Department');
  await expect(departments.getByRole('option').nth(1)).toBeAttached();
  const [, first] = await departments.getByRole('option').allTextContents();
  await departments.selectOption({ index: 1 });
  const people = Number(/\((\d+)\)$/.exec(first ?? '')?.[1]);
  expect(people).toBeGreaterThan(0);
  await expect(
    list(clerk)
      .getByRole('gridcell', { name: (first ?? '').replace(/ \(\d+\)$/, '') })
      .first(),
  ).toBeVisible();
});

test('warnings are answered by a remark, an error only by holding whom it concerns; then the batch can be submitted', async () => {
  await clerk.goto(url(`/payroll/batches/${batchId}`));
  await clerk.getByRole('button', { name: 'Answer findings' }).click();
  await expect(clerk.getByRole('button', { name: 'Submit for approval' })).toHaveCount(0);
  const left = async () => (await inDatabase<{ n: number }>('SELECT open_findings AS n FROM batch WHERE id = $1', [batchId]))[0]?.n;
  const remarks = clerk.getByRole('button', { name: /^Remark for/ });
  await expect(remarks.first()).toBeVisible();
  expect(await left()).toBeGreaterThanOrEqual(without.length);
  const dialog = clerk.getByRole('dialog');
  const because = async (reason: string, button: string) => {
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await clerk
    .getByRole('listitem')
    .filter({ hasText: rule })
    .getByRole('button', { name: /^Hold / })
    .click();
  await because('Salary is looked at', 'Hold');

  // whoever is held is found among the people of the batch, taken in again there, and held
  const [{ name, number } = { name: '', number: '' }] = rich;
  await clerk.goto(url(`/payroll/batches/${batchId}?tab=people&kind=held`));
  await clerk.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).click();
  await expectAccessible(clerk, 'people who are held, one of them chosen');
  await clerk.getByRole('button', { name: 'Take in again', exact: true }).click();
  await because('The salary is right', 'Take in again');
  await expect(clerk.getByRole('link', { name, exact: true })).toHaveCount(0);
  await clerk.getByLabel('Show').selectOption('paid');
  await clerk.getByRole('textbox', { name: 'Person' }).fill(number);
  await clerk.getByRole('button', { name: `Hold ${name}`, exact: true }).click();
  await because('Salary is looked at', 'Hold');
  await expect(clerk.getByRole('button', { name: `Take in again: ${name}`, exact: true })).toBeVisible();
  await openFindings(clerk, '&state=held');
  await expect(inList(clerk, /Salary is looked at/).first()).toBeVisible();
  await clerk.goto(url(`/payroll/batches/${batchId}`));
  await answerFindings(clerk);
  expect(await left()).toBe(0);
  await clerk.getByRole('button', { name: 'Submit for approval' }).click();
  await clerk
    .getByRole('dialog')
    .getByRole('button', { name: /submit/i })
    .click();
  await expect(clerk.locator('[data-tone]', { hasText: 'In approval' }).first()).toBeVisible();
});

test('the approver sees both with what was said of them, and can change nothing', async ({ browser }) => {
  const approver = await signIn(browser, demoSignIns.approver.account);
  await openFindings(approver, '&state=answered');
  for (const { number } of without) await expect(inList(approver, number)).toBeVisible();
  await expect(inList(approver, /Looked at with the department/).first()).toBeVisible();
  await openFindings(approver, '&state=held');
  for (const { number } of rich) await expect(inList(approver, number)).toBeVisible();
  await expect(inList(approver, /Salary is looked at/).first()).toBeVisible();
  await expect(approver.getByRole('button', { name: /remark/i })).toHaveCount(0);
  await approver.context().close();
});

test('who was given one batch to read has no buttons there that a right over another batch would show', async ({ browser }) => {
  const [other] = await inDatabase<{ id: number }>(
    `SELECT b.id FROM batch b JOIN period p ON p.id = b.period_id WHERE p.solution_id = $1 AND b.status = 'closed' ORDER BY b.id DESC LIMIT 1`,
    [solutionId],
  );
  await inDatabase(
    `INSERT INTO batch_user (batch_id, user_id, access, sees_pay, given_by_user_id)
     SELECT g.batch_id, u.id, g.access, true, u.id FROM app_user u, (VALUES ($1::int, 'read'), ($2::int, 'work')) g (batch_id, access) WHERE u.account = $3`,
    [batchId, other?.id, demoSignIns.manager.account],
  );
  const manager = await signIn(browser, demoSignIns.manager.account);
  const trials = async (id?: number) => {
    await manager.goto(url(`/payroll/batches/${id}?tab=what-ifs`));
    await expectToSee(manager, 'What-ifs and replays');
    await expect(manager.locator('.mantine-Skeleton-root')).toHaveCount(0);
    return manager.getByRole('button', { name: 'New what-if' });
  };
  await expect(await trials(other?.id), 'given to work on').toHaveCount(1);
  await expect(await trials(batchId), 'given to read').toHaveCount(0);
  await manager.context().close();
});
