import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// An administrator adds a field of choices to people and a text with a pattern to departments; HR fills them in and finds people by them.
test.describe.configure({ mode: 'serial' });

let administrator: Page;
let hr: Page;
const dialogOf = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an administrator adds a field of choices to people', async ({ browser }) => {
  administrator = await signIn(browser, demoSignIns.administrator.account);
  await administrator.goto(url('/organisation/custom-fields'));
  await button(administrator, 'New field').click();
  const dialog = dialogOf(administrator);
  await dialog.getByLabel('Name (English)').fill('Shirt size');
  await expect(dialog.getByLabel('Key')).toHaveValue('shirt_size');
  await dialog.getByLabel('Holds').selectOption('A choice');
  await button(administrator, 'Add').click();
  await expectToSee(dialog, /has at least one choice/);
  for (const [place, size] of ['S', 'M'].entries()) {
    await button(administrator, 'Add a choice').click();
    await dialog.getByLabel(`Kept as, choice ${place + 1}`).fill(size);
  }
  await dialog.getByLabel('English name, choice 2').fill('Medium');
  await dialog.getByLabel('Has to be filled in').check();
  await expectAccessibleInBoth(administrator, 'the dialog for a custom field');
  await button(administrator, 'Add').click();
  await expect(dialog).toHaveCount(0);
  await expect(administrator.getByRole('row', { name: /Shirt size.*shirt_size.*People/ })).toBeVisible();
});

test('adds a text with a pattern to departments', async () => {
  await button(administrator, 'New field').click();
  const dialog = dialogOf(administrator);
  await dialog.getByLabel('Name (English)').fill('Room');
  await dialog.getByLabel('Kept of').selectOption('Departments');
  await dialog.getByLabel('Pattern (optional)').fill('A-999');
  await button(administrator, 'Add').click();
  await expect(administrator.getByRole('row', { name: /Room.*Departments/ })).toBeVisible();
});

test('HR cannot hire without it, and chooses one', async ({ browser }) => {
  hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url('/people?hire=true'));
  const dialog = dialogOf(hr);
  await dialog.getByLabel('Name').first().fill('Shirley Mason');
  await dialog.getByLabel('Department').fill('Department of Police');
  await hr
    .getByRole('option', { name: /Department of Police/ })
    .first()
    .click();
  await dialog.getByLabel('Position').click();
  await hr.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click();
  await expectToSee(dialog, '“Shirt size” has to be said', { exact: false });
  await dialog.getByLabel('Shirt size').selectOption('Medium');
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click();
  await expect(hr.getByRole('heading', { name: 'Shirley Mason', level: 1 })).toBeVisible();
  await expectToSee(hr, 'Medium');
});

test('finds whose account it is by its whole number, which no address tells', async () => {
  const people = new URL(hr.url());
  await hr.getByRole('tab', { name: 'Accounts and numbers', exact: true }).click();
  await button(hr, 'Change account').click();
  const dialog = dialogOf(hr);
  await dialog.getByLabel('Country').fill('DE');
  await dialog.getByLabel('Bank').fill('Bank of the City');
  await dialog.getByLabel('Account number or IBAN').fill('DE89 3704 0044 0532 0130 00');
  await button(hr, 'Save').click();
  await expect(dialog).toHaveCount(0);
  await hr.goto(url('/people'));
  await hr.getByRole('button', { name: 'More', exact: true }).click();
  await hr.getByRole('menuitem', { name: 'Find by number', exact: true }).click();
  await expectAccessibleInBoth(hr, 'the dialog that finds somebody by number');
  const asked: string[] = [];
  hr.on('request', (request) => asked.push(request.url()));
  await dialog.getByLabel('Number').fill('DE89370400440532013001');
  await button(hr, 'Find').click();
  await expectToSee(dialog, 'Nobody whom you may see has this number.');
  await dialog.getByLabel('Number').fill('de89 3704-0044 0532 0130 00');
  await button(hr, 'Find').click();
  await dialog.getByRole('link', { name: 'Shirley Mason', exact: true }).click();
  await expect(hr.getByRole('heading', { name: 'Shirley Mason', exact: true })).toBeVisible();
  expect(new URL(hr.url()).pathname).toBe(people.pathname);
  expect(asked.filter((address) => /0532/.test(address))).toEqual([]);
});

test('a department says what looks as it should', async () => {
  await hr.goto(url('/organisation/departments'));
  await hr.getByRole('link', { name: 'Department of Police' }).first().click();
  await hr.getByRole('button', { name: /more/i }).click();
  await hr.getByRole('menuitem', { name: 'Own fields' }).click();
  const dialog = dialogOf(hr);
  await dialog.getByLabel('Room').fill('12');
  await button(hr, 'Save').click();
  await expectToSee(dialog, /Room.* cannot be 12/);
  await dialog.getByLabel('Room').fill('B-120');
  await button(hr, 'Save').click();
  await expect(hr.getByText('B-120')).toBeVisible();
});

test('what records say stays', async () => {
  await administrator.reload();
  await administrator.getByRole('button', { name: 'Shirt size' }).click();
  const dialog = dialogOf(administrator);
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Take choice 2 out' }).click();
  await button(administrator, 'Save').click();
  await expectToSee(dialog, 'The choice M of “Shirt size” stays', { exact: false });
});
