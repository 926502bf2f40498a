import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { approve, expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// HR signs a contract with an employee; the manager asks for a transfer, HR approves it, it is planned and taken back; the employee resigns, and thinks better of it.
test.describe.configure({ mode: 'serial' });

let hr: Page;
let manager: Page;
let person = 0;
const ahead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('HR adds a contract on a person’s page, and finds it among those that end', async ({ browser }) => {
  await inDatabase(
    `UPDATE assignment SET supervisor_id = (SELECT employee_id FROM app_user WHERE account = $1) WHERE employee_id = (SELECT employee_id FROM app_user WHERE account = $2)`,
    [demoSignIns.manager.account, demoSignIns.employee.account],
  );
  const [row] = await inDatabase<{ id: number }>('SELECT employee_id AS id FROM app_user WHERE account = $1', [
    demoSignIns.employee.account,
  ]);
  person = row?.id ?? 0;
  hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url(`/people/${person}?tab=contracts`));
  await hr.getByRole('button', { name: 'Add a contract', exact: true }).click();
  const dialog = hr.getByRole('dialog');
  await dialog.getByLabel('Kind of contract').selectOption({ label: 'Fixed term' });
  await dialog.getByLabel('Number of the contract').fill('E2E-1');
  await dialog.getByLabel('First day of the contract').fill(ahead(-60));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToSee(dialog, 'This is required and not filled in.');
  await dialog.getByLabel('Last day of the contract').fill(ahead(40));
  await dialog.getByLabel('Probation until (optional)').fill(ahead(20));
  await expectAccessibleInBoth(hr, 'the dialog for a contract');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(hr.getByText('Fixed term · E2E-1')).toBeVisible();
  await expect(hr.getByText('Not signed yet')).toBeVisible();
  await expectAccessibleInBoth(hr, 'contracts of a person');
  await hr.goto(url('/contracts?show=ending'));
  await expect(hr.getByText('E2E-1')).toBeVisible();
});

test('HR keeps a permit with its file, and an employee brings a resume that HR sees', async ({ browser }) => {
  const file = { name: 'Permit.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a permit') };
  await hr.goto(url(`/people/${person}?tab=documents`));
  const dialog = hr.getByRole('dialog');
  await hr.getByRole('button', { name: 'Add a document', exact: true }).click();
  await dialog.getByLabel('Kind of document').selectOption({ label: 'Work permit or visa' });
  await dialog.getByLabel('Title').fill('Residence permit');
  await dialog.getByLabel('Issued by (optional)').fill('USCIS');
  await dialog.getByLabel('Issued on (optional)').fill(ahead(10));
  await dialog.getByLabel('Valid until (optional)').fill(ahead(30));
  const picture = { name: 'Permit.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg onload="x"/>') };
  await dialog.locator('input[type=file]').setInputFiles(picture);
  await expectToSee(dialog, /web pages and SVG pictures can carry programs/);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expectToSee(dialog, 'Permit.pdf', { exact: true });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToSee(dialog, /cannot have been issued on/);
  await dialog.getByLabel('Issued on (optional)').fill(ahead(-300));
  await expectAccessibleInBoth(hr, 'the dialog for a document');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const permit = hr.getByRole('listitem').filter({ hasText: 'Residence permit' });
  await expectToSee(permit, 'Ends soon');
  const [download] = await Promise.all([
    hr.waitForEvent('download'),
    permit.getByRole('button', { name: 'Download Permit.pdf', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Permit.pdf');

  const employee = await signIn(browser, demoSignIns.employee.account);
  await employee.goto(url('/me/documents'));
  await expectToSee(employee, 'Residence permit');
  await employee.getByRole('button', { name: 'Add a document', exact: true }).click();
  const bringing = employee.getByRole('dialog');
  await expect(bringing.getByLabel('Kind of document').getByRole('option')).toHaveText([
    'Choose…',
    'Qualification',
    'Training record',
    'Resume',
  ]);
  await bringing.getByLabel('Kind of document').selectOption({ label: 'Resume' });
  await bringing.getByLabel('Title').fill('Resume 2026');
  await bringing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bringing).toHaveCount(0);
  await expectToSee(employee.getByRole('listitem').filter({ hasText: 'Resume 2026' }), /Brought by you/);
  await expect(employee.getByRole('button', { name: 'Delete Residence permit', exact: true })).toHaveCount(0);
  await expectAccessibleInBoth(employee, 'one’s own documents');
  await employee.context().close();

  await hr.reload();
  await expectToSee(hr.getByRole('listitem').filter({ hasText: 'Resume 2026' }), /Brought by the employee/);
  await permit.getByRole('button', { name: 'Delete Residence permit', exact: true }).click();
  await expectToSee(dialog, 'Its file is deleted for good. The history keeps that it stood here.');
  await dialog.getByRole('button', { name: 'Delete it', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(permit).toHaveCount(0);
});

test('a manager asks for a transfer of somebody of the team', async ({ browser }) => {
  manager = await signIn(browser, demoSignIns.manager.account);
  await manager.goto(url(`/people/${person}?tab=career`));
  await manager.getByRole('button', { name: 'New action', exact: true }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByLabel('Action').selectOption({ label: 'Transfer' });
  await dialog.getByLabel('Effective date').fill(ahead(20));
  await dialog.getByRole('combobox', { name: 'New position' }).click();
  await manager.getByRole('listbox').getByRole('option').nth(3).click();
  const nobody = dialog.getByLabel('Reports to nobody any more');
  await nobody.check();
  await expect(dialog.getByRole('combobox', { name: 'New dotted-line supervisor' })).toBeVisible();
  await nobody.uncheck();
  await dialog.getByLabel('Reason').fill('Grown into it');
  await expectAccessibleInBoth(manager, 'the form of a personnel action');
  await dialog.getByRole('button', { name: 'Ask for it', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expectToSee(manager, 'In approval');
});

test('HR approves it, and takes it back before its day', async () => {
  await hr.goto(url('/approvals'));
  await hr.getByRole('link', { name: /Transfer of/ }).click();
  await expectToSee(hr, 'Grown into it');
  await expectAccessibleInBoth(hr, 'the approval of a personnel action');
  await approve(hr);
  await hr.goto(url('/personnel-actions'));
  await expectToSee(hr, 'Planned');
  await expectAccessibleInBoth(hr, 'personnel actions');
  await hr.getByRole('button', { name: 'Take back', exact: true }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(hr.getByRole('row').getByText('Cancelled')).toBeVisible();
});

test('HR takes somebody back who has left, under the same number, and thinks better of it', async () => {
  const [left] = await inDatabase<{ id: number; number: string }>(
    `UPDATE employee SET termination_date = $1::date WHERE id = (SELECT max(e.id) FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id
       WHERE l.country = 'US' AND e.termination_date IS NULL AND e.hire_date < '2020-01-01' AND NOT EXISTS (SELECT FROM app_user u WHERE u.employee_id = e.id AND u.account = ANY ($2::text[])))
     RETURNING id, employee_number AS number`,
    [ahead(-40), Object.values(demoSignIns).map(({ account }) => account)],
  );
  await hr.goto(url(`/people/${left?.id}?tab=jobs`));
  await hr.getByRole('button', { name: 'Rehire', exact: true }).click();
  const dialog = hr.getByRole('dialog');
  await expect(dialog.getByLabel('Action')).toHaveValue('rehire');
  await dialog.getByLabel('Effective date').fill(ahead(-41));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToSee(dialog, /was employed through/);
  await dialog.getByLabel('Effective date').fill(ahead(-5));
  await expect(dialog.getByLabel('With an employment contract')).toBeVisible();
  await expectAccessibleInBoth(hr, 'the dialog of a rehire');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(hr.getByRole('list', { name: 'Periods of service, the latest first' }).getByRole('listitem')).toHaveCount(2);
  await expectToSee(hr, 'Employed', { exact: true });
  await expectAccessibleInBoth(hr, 'periods of service');
  await hr.goto(url(`/people?q=${left?.number}`));
  await expect(hr.getByRole('row', { name: new RegExp(String(left?.number)) })).toContainText('Employed');
  await hr.goto(url(`/people/${left?.id}?tab=jobs`));
  await hr.getByRole('button', { name: 'More', exact: true }).click();
  await hr.getByRole('menuitem', { name: 'Take the rehire back' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Take the rehire back', exact: true }).click();
  await expect(hr.getByRole('button', { name: 'Rehire', exact: true })).toBeVisible();
});

test('an employee resigns where the company lets them, and takes it back', async ({ browser }) => {
  const administrator = await signIn(browser, demoSignIns.administrator.account);
  await administrator.goto(url('/settings/system'));
  await administrator.getByLabel('Hand in one’s notice').check({ force: true });
  await administrator.getByRole('button', { name: 'Save' }).click();
  await expect(administrator.getByText('It holds for everybody within a minute.')).toBeVisible();
  const employee = await signIn(browser, demoSignIns.employee.account);
  await employee.goto(url('/me/career'));
  await employee.getByRole('button', { name: 'More', exact: true }).click();
  await employee.getByRole('menuitem', { name: 'Resign' }).click();
  const dialog = employee.getByRole('dialog');
  await dialog.getByLabel('Reason for leaving').fill('Moving away');
  await expectAccessibleInBoth(employee, 'resigning');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expectToSee(employee, 'In approval');
  await employee.getByRole('button', { name: 'Take back', exact: true }).click();
  await employee.getByRole('dialog').getByRole('button', { name: 'Take it back', exact: true }).click();
  await expectToSee(employee, 'Cancelled');
});

let clerk: Page;

test('a payroll administrator raises many people at once, looks at everybody, and takes it back', async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  await clerk.goto(url('/compensation-reviews'));
  await clerk.getByRole('button', { name: 'New pay review', exact: true }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel('Name of the review').fill('Spring raise');
  await dialog.getByLabel('Effective date').fill('2031-04-01');
  await dialog.getByRole('textbox', { name: 'Per cent', exact: true }).fill('3.5');
  await dialog.getByLabel('Reason').fill('A good year');
  await expect(dialog.getByText(/people fit on that day/)).toBeVisible();
  await expectAccessibleInBoth(clerk, 'the form of a compensation review');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(clerk.getByRole('heading', { name: 'Spring raise' })).toBeVisible();
  await expectToSee(clerk, '(+3.5%)');
  await clerk.getByRole('button', { name: 'Treat otherwise', exact: true }).first().click();
  await dialog.getByLabel('What is to happen').selectOption({ label: 'Taken out of the review' });
  await dialog.getByLabel('Why').fill('On notice');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(clerk.getByRole('button', { name: 'Taken out: 1', exact: true })).toBeVisible();
  await expectAccessibleInBoth(clerk, 'a compensation review');
  await clerk.getByRole('button', { name: /^Submit: / }).click();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expectToSee(clerk, 'Written', { exact: true });
  await clerk.getByRole('button', { name: 'More', exact: true }).click();
  await clerk.getByRole('menuitem', { name: 'Take back as a whole' }).click();
  await dialog.getByRole('button', { name: 'Take back as a whole', exact: true }).click();
  await expectToSee(clerk, 'Taken back', { exact: true });
});

test('whoever is asked to approve a raise sees what it comes to for all together, and decides', async ({ browser }) => {
  const nodes = `[{"name":{"en":"Pay","zh-CN":"薪酬"},"mode":"any-of","conditions":[],"match":"all","deadline":null,"approvers":[{"by":"user","user":' || u.id || '}]}]`;
  await inDatabase(
    `WITH p AS (INSERT INTO approval_process (kind, name) VALUES ('compensation-review', 'Raises') RETURNING id)
     INSERT INTO approval_process_version (process_id, number, nodes, saved_by_user_id) SELECT p.id, 1, ('${nodes}')::jsonb, u.id FROM p, app_user u WHERE u.account = $1`,
    [demoSignIns.approver.account],
  );
  await inDatabase(
    `UPDATE compensation_review SET status = 'draft', name = 'Autumn raise', written_at = NULL, undone_at = NULL, version = version + 1`,
  );
  await clerk.reload();
  await clerk.getByRole('button', { name: /^Submit: / }).click();
  await clerk.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(clerk.getByRole('link', { name: 'Open the approval' })).toBeVisible();
  const approver = await signIn(browser, demoSignIns.approver.account);
  await approver.goto(url('/approvals'));
  await approver.getByRole('link', { name: /Autumn raise/ }).click();
  const subject = approver.getByRole('region', { name: 'What is being approved' });
  await expectToSee(subject, /\(\+3\.5%\)/);
  await expectToSee(subject, /shown to those who keep their pay/);
  await expectAccessibleInBoth(approver, 'the approval of a compensation review');
  await approve(approver);
});

test('HR hires somebody, whose hire waits for approval; approved, they are there with contract and probation', async ({ browser }) => {
  const condition = '{"fact":"kind","operator":"equals","value":"hire"}';
  const nodes = `[{"name":{"en":"Staffing","zh-CN":"编制"},"mode":"any-of","conditions":[${condition}],"match":"all","deadline":null,"approvers":[{"by":"user","user":' || u.id || '}]}]`;
  await inDatabase(
    `WITH p AS (INSERT INTO approval_process (kind, name) VALUES ('personnel-action', 'Staffing') RETURNING id)
     INSERT INTO approval_process_version (process_id, number, nodes, saved_by_user_id) SELECT p.id, 1, ('${nodes}')::jsonb, u.id FROM p, app_user u WHERE u.account = $1`,
    [demoSignIns.approver.account],
  );
  await hr.goto(url('/people?hire=true'));
  const dialog = hr.getByRole('dialog');
  await dialog.getByLabel('Name').first().fill('Nora Newcomer');
  await dialog.getByLabel('First day').fill(ahead(15));
  await dialog.getByLabel('Gender').selectOption({ label: 'Female' });
  await dialog.getByLabel('Date of birth').fill(ahead(16));
  await dialog.getByLabel('Department').fill('Department of Police');
  await hr
    .getByRole('option', { name: /Department of Police/ })
    .first()
    .click();
  await dialog.getByLabel('Position').click();
  await hr.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByLabel('With an employment contract').check();
  await dialog.getByLabel('Kind of contract').selectOption({ label: 'Fixed term' });
  await dialog.getByLabel('Number of the contract').fill('E2E-HIRE');
  await dialog.getByLabel('Last day of the contract').fill(ahead(400));
  await dialog.getByLabel('Probation until (optional)').fill(ahead(100));
  await dialog.getByLabel('Reason').fill('A second shift');
  await expectToSee(dialog, 'Payroll has not read these days yet: nothing that was paid is touched.');
  await expectAccessibleInBoth(hr, 'the dialog of a hire');
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click();
  await expectToSee(dialog, /would be hired on/);
  await dialog.getByLabel('Date of birth').fill('1994-03-02');
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click();
  await expectToSee(hr, /The hire of Nora Newcomer from .+ waits for approval/);
  const row = hr.getByRole('row', { name: /Nora Newcomer/ });
  await expect(row).toContainText('Department of Police');
  await expect(row).toContainText('In approval');
  await expectAccessibleInBoth(hr, 'hires that wait');
  expect(await inDatabase(`SELECT id FROM employee WHERE name = 'Nora Newcomer'`)).toEqual([]);

  const approver = await signIn(browser, demoSignIns.approver.account);
  await approver.goto(url('/approvals'));
  await approver.getByRole('link', { name: /Hire of Nora Newcomer/ }).click();
  const subject = approver.getByRole('region', { name: 'What is being approved' });
  await expectToSee(subject, 'Fixed term, E2E-HIRE');
  await expectToSee(subject, 'A second shift');
  await expect(subject).not.toContainText('1994');
  await expectAccessibleInBoth(approver, 'the approval of a hire');
  await approve(approver);

  await hr.goto(url('/people?q=Newcomer'));
  await hr.getByRole('link', { name: 'Nora Newcomer', exact: true }).click();
  await expect(hr.getByRole('heading', { name: 'Nora Newcomer', level: 1 })).toBeVisible();
  await expectToSee(hr, 'Not begun', { exact: true });
  await hr.getByRole('tab', { name: 'Contracts', exact: true }).click();
  await expectToSee(hr, 'Fixed term · E2E-HIRE');
  const [made] = await inDatabase<{ born: string; probation: string; category: string }>(
    `SELECT e.birth_date::text AS born, c.probation_until::text AS probation, a.category FROM employee e JOIN employment_contract c ON c.employee_id = e.id
       JOIN assignment a ON a.employee_id = e.id WHERE e.name = 'Nora Newcomer' AND e.gender = 'F' AND e.hire_date = $1::date`,
    [ahead(15)],
  );
  expect(made).toEqual({ born: '1994-03-02', probation: ahead(100), category: 'fulltime-regular' });
});
