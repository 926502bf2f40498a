import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// HR looks at the year of a calendar, makes one of its own as a copy, changes a day, and takes the days of an iCalendar file.
test.describe.configure({ mode: 'serial' });

let hr: Page;
const dialog = () => hr.getByRole('dialog');
const button = (name: string) => hr.getByRole('button', { name, exact: true });

test('HR sees the holidays of a year, month by month', async ({ browser }) => {
  hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url('/time/calendars'));
  await hr.getByRole('link', { name: 'Montgomery County' }).click();
  await expect(hr.getByRole('heading', { name: 'Montgomery County', level: 1 })).toBeVisible();
  await button('The year before').click();
  await expect(hr.getByText('250 working days')).toBeVisible();
  await expect(button('Friday, July 4, 2025 · Public holiday · Independence Day')).toBeVisible();
  await expectAccessibleInBoth(hr, 'the year of a calendar');
});

test('makes a calendar as a copy, and changes a day of it', async () => {
  await hr.goto(url('/time/calendars'));
  await button('New calendar').click();
  await expectAccessibleInBoth(hr, 'the dialog for a new calendar');
  await button('Make it').click();
  await expectToSee(dialog(), 'The name cannot be empty');
  await dialog().getByLabel('Code').fill('DEPOT');
  await dialog().getByLabel('Name (English)').fill('Depot');
  await dialog().getByLabel('Begin with').selectOption({ label: 'Montgomery County' });
  await button('Make it').click();
  await expect(hr.getByRole('heading', { name: 'Depot', level: 1 })).toBeVisible();
  await button('The year before').click();
  await button('Saturday, March 8, 2025 · Day off').click();
  await expect(dialog().getByLabel('First day')).toHaveValue('2025-03-08');
  await dialog().getByLabel('These days are').selectOption({ label: 'Working day' });
  await dialog().getByLabel('Name (English)').fill('Stocktaking');
  await expect(
    dialog()
      .getByText(/Payroll has/)
      .first(),
  ).toBeVisible();
  await expectAccessibleInBoth(hr, 'the dialog that changes days');
  await dialog().getByRole('button', { name: 'Change', exact: true }).click();
  await expect(hr.getByText('251 working days')).toBeVisible();
});

test('takes the days of a file, and leaves one out', async () => {
  await hr.getByRole('button', { name: /more/i }).click();
  await hr.getByRole('menuitem', { name: 'Take days from a file' }).click();
  const event = (day: string, name: string) => `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${day}\r\nSUMMARY:${name}\r\nEND:VEVENT\r\n`;
  const text = `BEGIN:VCALENDAR\r\n${event('20250414', 'Founders')}${event('20250415', 'Tax Day')}END:VCALENDAR\r\n`;
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'days.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  await dialog().getByLabel('What Apr 15, 2025 is').selectOption({ label: 'Leave it out' });
  await expectAccessibleInBoth(hr, 'the days of a file');
  await button('Take 1 day').click();
  await expect(hr.getByText('250 working days')).toBeVisible();
  await expect(button('Monday, April 14, 2025 · Public holiday · Founders')).toBeVisible();
});

test('takes holidays and days worked instead from a spreadsheet', async () => {
  await hr.goto(url('/time/calendars'));
  await hr.getByRole('link', { name: 'Depot', exact: true }).click();
  await hr.getByRole('button', { name: /more/i }).click();
  await hr.getByRole('menuitem', { name: 'Take days from a spreadsheet' }).click();
  const chooser = hr.waitForEvent('filechooser');
  await dialog().getByRole('button', { name: 'Choose a file' }).click();
  const text = '日期,性质,节日名称\n2031-01-22,休,春节\n2031-01-25,班,春节\n2031-02-30,休,没有这天\n';
  await (await chooser).setFiles({ name: '节假日.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog().getByText('节假日.csv')).toBeVisible();
  await dialog().getByRole('button', { name: 'Read the file' }).click();
  await expectToSee(hr, 'Columns to confirm', { exact: true });
  await expect(hr.getByLabel('What “性质” is')).toHaveValue('kind');
  await expectAccessibleInBoth(hr, 'the columns of a file of days');
  await hr.getByRole('button', { name: 'Read the file so' }).click();
  await expect(hr.getByRole('button', { name: 'Refused 1' })).toBeVisible();
  await hr.getByRole('button', { name: 'Import 2 rows' }).click();
  await expectToSee(hr, 'Imported', { exact: true });
  await hr.goto(url('/time/calendars'));
  await hr.getByRole('link', { name: 'Depot', exact: true }).click();
  await expect(hr.getByRole('heading', { name: 'Depot', level: 1 })).toBeVisible();
  await hr.goto(`${hr.url().split('?')[0]}?year=2031`);
  await expect(button('Wednesday, January 22, 2031 · Public holiday · 春节')).toBeVisible();
  await expect(
    button('Saturday, January 25, 2031 · Worked instead · 春节').or(button('Saturday, January 25, 2031 · Working day · 春节')),
  ).toBeVisible();
  await expectToSee(hr, 'Days taken from a file');
});
