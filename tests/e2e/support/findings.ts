import { expect, type Page } from '@playwright/test';

/** On the page of a calculated batch that is asked about people: says of each warning why it is right, cause by cause, for all of its people. */
export async function answerFindings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Answer findings' }).click();
  const next = page.getByRole('button', { name: /^Remark for/ });
  await expect(next.first()).toBeVisible();
  for (let left = await next.count(); left > 0; left--) {
    await next.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Looked at with the department');
    await dialog.getByRole('button', { name: 'Remark', exact: true }).click();
    await expect(next).toHaveCount(left - 1);
  }
  await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeVisible();
}
