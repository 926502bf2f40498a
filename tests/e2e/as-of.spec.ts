import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// Somebody moves to another position and cost center in forty days: HR looks at lists and at the person as of that day.
test.describe.configure({ mode: 'serial' });

let hr: Page;
let moved: number;
const day = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);

/** Somebody of the county with a planned move, as a change of job writes it. */
async function planMove(): Promise<void> {
  const name = `'{"en": "Academy trainer", "zh-CN": "学院讲师"}'`;
  await inDatabase(`INSERT INTO position (code, title) VALUES ('AAA', ${name})`);
  await inDatabase(`INSERT INTO cost_center (code, name) VALUES ('AAA', ${name})`);
  const [mover] = await inDatabase<{ id: number }>(`
    SELECT e.id FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id JOIN assignment a ON a.employee_id = e.id
    WHERE l.country = 'US' AND e.termination_date IS NULL AND a.expiry_date IS NULL AND a.effective_date < current_date ORDER BY e.id LIMIT 1`);
  moved = mover?.id ?? 0;
  await inDatabase(`UPDATE assignment SET expiry_date = $2::date - 1 WHERE employee_id = $1 AND expiry_date IS NULL`, [moved, day(40)]);
  await inDatabase(
    `INSERT INTO assignment (employee_id, department_id, position_id, cost_center_id, category, effective_date)
     SELECT employee_id, department_id, (SELECT id FROM position WHERE code = 'AAA'), (SELECT id FROM cost_center WHERE code = 'AAA'), category, $2::date
     FROM assignment WHERE employee_id = $1 AND expiry_date = $2::date - 1`,
    [moved, day(40)],
  );
}

test('HR sees how many hold a position on a day that is to come', async ({ browser }) => {
  await planMove();
  hr = await signIn(browser, demoSignIns.hr.account);
  for (const list of ['positions', 'cost-centers']) {
    await hr.goto(url(`/organisation/${list}`));
    const trainer = hr.getByRole('row', { name: /Academy trainer/ });
    await expect(trainer.getByRole('gridcell', { name: '0', exact: true })).toBeVisible();
    await hr.getByLabel('As of').fill(day(40));
    await expect(trainer.getByRole('gridcell', { name: '1', exact: true })).toBeVisible();
    await expect(hr).toHaveURL(new RegExp(`on=${day(40)}`));
    await expectAccessibleInBoth(hr, `${list} as of a day`);
    await hr.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(trainer.getByRole('gridcell', { name: '0', exact: true })).toBeVisible();
    await expect(hr).not.toHaveURL(/on=/);
  }
});

test('and how many a legal entity employed on one long ago', async () => {
  await hr.goto(url('/organisation/legal-entities?on=1900-01-01'));
  const county = hr.getByRole('row', { name: /Montgomery County Government/ });
  await expect(county.getByRole('gridcell', { name: '0', exact: true })).toBeVisible();
  await hr.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(county.getByRole('gridcell', { name: '0', exact: true })).toHaveCount(0);
  await expectToSee(county, /^\d{2,}$/);
});

test('HR looks at the person as of that day, is told what is different today, and comes back to it', async () => {
  await hr.goto(url(`/people/${moved}`));
  const work = hr.getByRole('region', { name: 'Work' });
  await expect(work).toBeVisible();
  await expect(work.getByText('Academy trainer')).toHaveCount(0);
  await hr.getByLabel('As of').fill(day(40));
  await expect(work.getByText('Academy trainer')).toHaveCount(2); // position and cost center
  await expectToSee(work, /^From .* on$/);
  await expectToSee(hr, /Today it is different: Position: /);
  await expectAccessibleInBoth(hr, 'a person as of a day to come');
  await hr.getByRole('tab', { name: 'Jobs' }).click();
  const jobs = hr.getByRole('list', { name: 'Jobs, the latest first' }).getByRole('listitem');
  await expect(jobs.first()).toHaveAttribute('aria-current', 'step');
  await expectToSee(jobs.first(), /Academy trainer/);
  await expect(hr).toHaveURL(new RegExp(`on=${day(40)}`));
  await hr.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(hr).not.toHaveURL(/on=/);
  await expectToSee(jobs.first(), 'Planned');
  await expect(jobs.nth(1)).toHaveAttribute('aria-current', 'step');
});

test('who begins later has not begun before, and the list of people leads to the day that it shows', async () => {
  await hr.goto(url('/people?on=1900-01-01'));
  await hr.getByRole('grid').getByRole('link').first().click();
  await expect(hr).toHaveURL(/people\/\d+\?on=1900-01-01/);
  await expectToSee(hr, 'As of Jan 1, 1900');
  await expectToSee(hr, 'Not begun');
  await expectToSee(hr, /Today it is different: State: Employed/);
});
