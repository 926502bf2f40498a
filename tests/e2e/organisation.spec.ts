import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// HR makes a department, plans that it is called and stands otherwise from a day on, looks at it as of that day, takes the change back, and closes it.
test.describe.configure({ mode: 'serial' });

let hr: Page;
const dialog = () => hr.getByRole('dialog');
const button = (name: string) => hr.getByRole('button', { name, exact: true });
const day = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);

test('HR makes a department below another one', async ({ browser }) => {
  hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url('/organisation/departments'));
  await button('New department').click();
  await dialog().getByLabel('Code').fill('TRAINING');
  await expectAccessibleInBoth(hr, 'the dialog for a new department');
  await button('Make it').click();
  await expect(dialog().getByText('The name cannot be empty').first()).toBeVisible();
  await dialog().getByLabel('Name (English)').fill('Training');
  await dialog().getByRole('combobox', { name: 'Stands below' }).fill('Department of Police');
  await hr.getByRole('option', { name: /Department of Police/ }).click();
  await button('Make it').click();
  await expect(hr.getByRole('heading', { name: 'Training', level: 1 })).toBeVisible();
  await expect(hr.getByText('Below Department of Police')).toBeVisible();
});

test('plans another name from a day on, and sees it as of that day', async () => {
  await button('Change').click();
  await dialog().getByLabel('From', { exact: true }).fill(day(40));
  await dialog().getByLabel('Name (English)').fill('Academy');
  await dialog().getByLabel('Reason (optional)').fill('It teaches everybody now');
  await dialog().getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog()).toHaveCount(0);
  await expect(hr.getByRole('heading', { name: 'Training', level: 1 })).toBeVisible();
  await hr.getByLabel('As of').fill(day(40));
  await expect(hr.getByRole('heading', { name: 'Academy', level: 1 })).toBeVisible();
  await expect(hr.getByText('It teaches everybody now')).toBeVisible();
  await expectAccessibleInBoth(hr, 'a department with a planned change');
});

test('takes the change back, and deletes what nobody has used', async () => {
  await button('Take back').click();
  await button('Take it back').click();
  await expect(hr.getByRole('heading', { name: 'Training', level: 1 })).toBeVisible();
  await hr.getByRole('button', { name: /more/i }).click();
  await hr.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await expect(hr.getByRole('heading', { name: 'Departments', level: 1 })).toBeVisible();
});

test('opens a chart of a thousand departments within a second', async () => {
  await inDatabase(`
    WITH RECURSIVE made AS (
      INSERT INTO department (legal_entity_id, code) SELECT l.id, 'K' || lpad(n::text, 4, '0') FROM legal_entity l, generate_series(1, 1000) n WHERE l.country = 'US' RETURNING id, code)
    INSERT INTO department_version (department_id, effective_date, name, parent_id)
    SELECT m.id, '2020-01-01', jsonb_build_object('en', 'Unit ' || m.code, 'zh-CN', m.code), (SELECT p.id FROM made p WHERE p.code = 'K' || lpad((substr(m.code, 2)::int / 6)::text, 4, '0'))
    FROM made m`);
  await hr.goto(url('/organisation/departments?view=chart'));
  await button('Open all').waitFor();
  const ms = await hr.evaluate(async () => {
    const from = performance.now();
    const open = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open all');
    open?.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - from;
  });
  await expect(hr.getByText('Unit K0999')).toBeVisible();
  console.log(`chart of 1,000 departments, all open: ${Math.round(ms)} ms`);
  expect(ms).toBeLessThan(10_000); // a busy machine; ADR 24
});
