import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { approve, expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// An employee asks for overtime after it; the manager approves it and says how long was worked; the employee sees what counts.
test.describe.configure({ mode: 'serial' });

let employee: Page;
let manager: Page;
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const yesterday = daysAgo(2);
const dayBefore = daysAgo(3);

test('an employee asks for overtime', async ({ browser }) => {
  await inDatabase(
    `UPDATE assignment SET supervisor_id = (SELECT employee_id FROM app_user WHERE account = $1) WHERE employee_id = (SELECT employee_id FROM app_user WHERE account = $2)`,
    [demoSignIns.manager.account, demoSignIns.employee.account],
  );
  employee = await signIn(browser, demoSignIns.employee.account);
  await employee.goto(url('/me/overtime'));
  await expect(employee.getByRole('heading', { name: 'My overtime', level: 1 })).toBeVisible();
  await expectAccessibleInBoth(employee, 'my overtime');
  await employee.getByRole('button', { name: 'Ask for overtime', exact: true }).click();
  const dialog = employee.getByRole('dialog');
  await dialog.getByLabel('Day').fill(yesterday);
  await dialog.getByLabel('Begins', { exact: true }).fill('19:00');
  await dialog.getByLabel('Ends', { exact: true }).fill('22:00');
  await expect(dialog.getByText(/By the calendar: /)).toBeVisible();
  await expect(dialog.getByText('Without breaks. Empty: all 3.')).toBeVisible();
  await dialog.getByLabel('Hours (optional)').fill('2.5');
  await dialog.getByLabel('Reason (optional)').fill('Year-end close');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from('net,1\n') });
  await expectToSee(dialog, 'accounts.csv');
  await expectAccessibleInBoth(employee, 'asking for overtime');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(employee.getByRole('row').getByText('In approval')).toBeVisible();
});

test('the manager approves it, and says how long was worked', async ({ browser }) => {
  manager = await signIn(browser, demoSignIns.manager.account);
  await manager.goto(url('/approvals'));
  await manager.getByRole('link', { name: /Overtime of/ }).click();
  await expectToSee(manager, 'Year-end close');
  await expectToSee(manager, 'accounts.csv');
  await expectAccessibleInBoth(manager, 'the approval of overtime');
  await approve(manager);
  await manager.goto(url('/time/overtime'));
  await manager.getByRole('button', { name: 'Hours worked', exact: true }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByLabel('Hours worked').fill('2');
  await expectAccessibleInBoth(manager, 'saying how long was worked');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await employee.reload();
  await expectToSee(employee.getByRole('row'), '2 hours');
});

// HR makes a night shift and a rotation, and gives it to the employee, who sees when to come.
test('human resources gives a rotation, and the employee sees it', async ({ browser }) => {
  const hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url('/time/shifts'));
  await hr.getByRole('button', { name: 'New shift', exact: true }).click();
  const shift = hr.getByRole('dialog');
  await shift.getByLabel('Code').fill('NIGHT');
  await shift.getByLabel('Name (English)').fill('Night watch');
  await shift.getByLabel('Begins').fill('22:00');
  await shift.getByLabel('Ends').fill('06:00');
  await expect(shift.getByText('A break does not lie within the shift, or ends before it begins.')).toBeVisible();
  await shift.getByLabel('Break 1 from').fill('02:00');
  await shift.getByLabel('until').fill('02:30');
  await expect(shift.getByText(/^7.5 hours are worked\. The shift ends on the next day/)).toBeVisible();
  await expectAccessibleInBoth(hr, 'making a shift');
  await shift.getByRole('button', { name: 'Make it', exact: true }).click();
  await expect(shift).toHaveCount(0);
  await expect(hr.getByRole('row').getByText('22:00–06:00 the next day')).toBeVisible();

  await hr.goto(url('/time/rosters'));
  await hr.getByRole('button', { name: 'New roster', exact: true }).click();
  const roster = hr.getByRole('dialog');
  await roster.getByLabel('Code').fill('WATCH');
  await roster.getByLabel('Name (English)').fill('Night watch rotation');
  for (const day of ['Sat', 'Sun']) await roster.getByLabel(day).selectOption({ label: 'Night watch, 22:00–06:00 the next day' });
  await roster.getByLabel('Follow the work calendar').uncheck();
  await expectAccessibleInBoth(hr, 'making a roster');
  await roster.getByRole('button', { name: 'Make it', exact: true }).click();
  await expect(roster).toHaveCount(0);
  await hr.getByRole('button', { name: 'Give a roster', exact: true }).click();
  const give = hr.getByRole('dialog');
  await give.getByLabel('Given to').selectOption({ label: 'A person' });
  const [person] = await inDatabase<{ name: string; number: string }>(
    `SELECT e.name, e.employee_number AS number FROM employee e JOIN app_user u ON u.employee_id = e.id WHERE u.account = $1`,
    [demoSignIns.employee.account],
  );
  await give.getByRole('combobox', { name: 'A person' }).fill(person?.number ?? '');
  await hr.getByRole('option', { name: `${person?.name} (${person?.number})` }).click();
  await give.getByLabel('Roster').selectOption({ label: 'Night watch rotation' });
  await give.getByLabel('From').fill('2025-01-06');
  await expectAccessibleInBoth(hr, 'giving a roster');
  await give.getByRole('button', { name: 'Give it', exact: true }).click();
  await expect(give).toHaveCount(0);
  await expect(hr.getByRole('row').getByText(`${person?.name} (${person?.number})`)).toBeVisible();

  await hr.getByRole('button', { name: 'Give a roster', exact: true }).click();
  await give.getByLabel('Given to').selectOption({ label: 'A legal entity' });
  await give.getByLabel('From').fill('2025-01-06');
  await expectToSee(give, 'Payroll has read these days already');
  await hr.reload();

  await employee.goto(url('/me/schedule'));
  await expectToSee(employee, '22:00–06:00 the next day');
  await expectToSee(employee, /Night watch · break 02:00–02:30/);
  await employee.getByRole('button', { name: 'The week after' }).click();
  await expectToSee(employee, '22:00–06:00 the next day');
});

// Somebody forgets to clock: human resources adds one punch, the employee asks for the other, and the manager approves it.
test('a day that was not clocked is mended', async ({ browser }) => {
  const [person] = await inDatabase<{ id: number }>(`SELECT employee_id AS id FROM app_user WHERE account = $1`, [
    demoSignIns.employee.account,
  ]);
  const hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url(`/time/attendance/people/${person?.id}?week=2025-01-06`));
  await hr.getByRole('button', { name: 'Add a punch', exact: true }).click();
  const add = hr.getByRole('dialog');
  await add.getByLabel('Day').fill('2025-01-06');
  await add.getByLabel('Time').fill('08:10');
  await add.getByLabel('Reason').fill('The reader was broken');
  await expectAccessibleInBoth(hr, 'adding a punch');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toHaveCount(0);
  await expectToSee(hr, 'Punch missing');
  await expectToSee(hr, '10 minutes late');
  await hr.goto(url('/time/attendance?until=2025-01-06'));
  await expectToSee(hr.getByRole('row'), 'Punch missing');

  await employee.goto(url('/me/attendance?week=2025-01-06'));
  await employee.getByRole('button', { name: 'Ask for a correction', exact: true }).click();
  const ask = employee.getByRole('dialog');
  await expect(ask.getByLabel('Day', { exact: true })).toHaveValue('2025-01-06');
  await ask.getByLabel('Went at').fill('16:30');
  await ask.getByLabel('Reason').fill('I left by the back door');
  await expectAccessibleInBoth(employee, 'asking for a correction');
  await ask.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ask).toHaveCount(0);
  await expect(employee.getByRole('row').getByText('In approval')).toBeVisible();
  await manager.goto(url('/approvals'));
  await manager.getByRole('link', { name: /Correction of the attendance of/ }).click();
  await expectToSee(manager, 'went at 16:30');
  await expectAccessibleInBoth(manager, 'the approval of a correction');
  await approve(manager);
  await employee.reload();
  await expectToSee(employee, '7.83 of 8 h');
  await expectToSee(employee, '10 minutes late');
});

// A device’s own file brings punches: understood, told row by row, and the day is counted.
test('human resources imports punches', async ({ browser }) => {
  const [person] = await inDatabase<{ id: number; number: string }>(
    `SELECT e.id, e.employee_number AS number FROM employee e JOIN app_user u ON u.employee_id = e.id WHERE u.account = $1`,
    [demoSignIns.employee.account],
  );
  const hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url('/time/attendance'));
  await hr.getByRole('button', { name: 'Import punches', exact: true }).click();
  const dialog = hr.getByRole('dialog', { name: 'Import a file' });
  const chooser = hr.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  const rows = [
    `${person?.number},2025-01-07 08:00,Comes,North gate`,
    `${person?.number},2025-01-07 16:30,Goes,North gate`,
    'NOBODY,2025-01-07 08:00,,',
  ];
  const text = `Badge,Clock time,State,Reader\n${rows.join('\n')}\n${rows[0]}\n`;
  await (await chooser).setFiles({ name: 'gate.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.getByText('gate.csv')).toBeVisible();
  await expectAccessibleInBoth(hr, 'a file of punches');
  await dialog.getByRole('button', { name: 'Read the file' }).click();
  await expect(hr.getByLabel('What “Clock time” is')).toHaveValue('at');
  await hr.getByRole('button', { name: 'Read the file so' }).click();
  const grid = hr.getByRole('grid');
  await expect(grid).toContainText('Nobody of this legal entity has the number NOBODY.');
  await expect(grid).toContainText('It counts once.');
  await hr.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(hr.getByText('Imported', { exact: true }).first()).toBeVisible();
  // a worker counts the day anew
  await expect(async () => {
    await hr.goto(url(`/time/attendance/people/${person?.id}?week=2025-01-06`));
    await expect(hr.getByText('North gate').first()).toBeVisible();
    await expect(hr.getByText('8 of 8 h').first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
});

test('what was asked for is held against what was clocked, and corrections are found', async () => {
  await manager.goto(url(`/time/overtime/hours?from=${yesterday}&until=${yesterday}`));
  const row = manager.getByRole('row').filter({ hasText: '2.5 hours' });
  await expect(row.getByText('2 hours').first()).toBeVisible();
  await expect(row.getByText('Approved', { exact: true })).toBeVisible();
  await expectAccessibleInBoth(manager, 'overtime against the clock');
  await manager.goto(url('/time/corrections?until=2025-01-06'));
  await expect(manager.getByRole('row').getByText('went at 16:30').first()).toBeVisible();
  await expectAccessibleInBoth(manager, 'the list of corrections');
  await manager.getByLabel('Name or number').fill('nobody is called so');
  await expect(manager.getByText('Nobody has asked for a correction, or none fits what is chosen.')).toBeVisible();
});

test('HR asks for somebody', async ({ browser }) => {
  const [{ name } = { name: '' }] = await inDatabase<{ name: string }>(
    'SELECT e.name FROM app_user u JOIN employee e ON e.id = u.employee_id WHERE u.account = $1',
    [demoSignIns.employee.account],
  );
  const hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url('/time/overtime'));
  await hr.getByRole('button', { name: 'Ask for overtime', exact: true }).click();
  const dialog = hr.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Person' }).fill(name);
  await hr
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await dialog.getByLabel('Day').fill(dayBefore);
  await dialog.getByLabel('Begins', { exact: true }).fill('22:45');
  await dialog.getByLabel('Ends', { exact: true }).fill('00:30');
  await expect(dialog.getByText(/By the calendar: /)).toBeVisible();
  await expect(dialog.getByText('On the next day.')).toBeVisible();
  const hours = dialog.getByLabel(/^Hours on /);
  await expect(hours).toHaveCount(2); // one for each date
  await hours.last().fill('0.75');
  await expectAccessibleInBoth(hr, 'asking for overtime for somebody');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expectToSee(dialog, /no more than its time on that date/);
  await hours.last().fill('0.25');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expectToSee(hr.getByRole('row', { name: /22:45–00:30 \(\+1 day\)/ }), '1.5 hours');
  await hr
    .getByRole('row', { name: /22:45–00:30 \(\+1 day\)/ })
    .getByRole('link')
    .first()
    .click();
  await expectToSee(hr, '00:00–00:30, 0.25 hours');
  await expectAccessibleInBoth(hr, 'overtime over midnight');
});
