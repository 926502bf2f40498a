import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessible, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A clerk makes a child of a solution, the parent is published again, and the child takes what it wants of that; then its rules leave as a file and come back.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let parent: string;
let child: string;

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
});
test.afterAll(() => clerk.context().close());

interface Draft {
  readonly number: number;
  readonly version: number;
}

const send = async <T>(method: 'post' | 'patch', path: string, data: object): Promise<T> => {
  const headers = { origin: new URL(clerk.url()).origin };
  const answer = await clerk.request[method](url(`/api/payroll/solutions/${path}`), { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
};
const said = (code: string, text: string) => ({ part: { kind: 'message', code }, value: { en: text, 'zh-CN': text } });

/** As the editor of the rules saves it. */
async function change(solution: string, ...changes: readonly object[]): Promise<void> {
  const { number, version } = await send<Draft>('post', `${solution}/copies`, {});
  await send('patch', `${solution}/copies/${number}`, { version, changes, remarks: 'Works council' });
}
async function publish(solution: string, remarks: string): Promise<void> {
  const { number, version } = await send<Draft>('post', `${solution}/copies`, {});
  await send('post', `${solution}/copies/${number}/publish`, { version, remarks });
}
const idInUrl = () => /solutions\/(\d+)/.exec(clerk.url())?.[1] ?? '';

test('makes a child of a solution, which differs in nothing but its name', async () => {
  await clerk.goto(url('/payroll/solutions'));
  await clerk
    .getByRole('link', { name: /biweekly/i })
    .first()
    .click();
  await expect(clerk.getByRole('tab', { name: /Child solutions/ })).toBeVisible();
  parent = idInUrl();
  await change(parent, said('PARENT', 'One'), said('BOTH', 'One'));
  await publish(parent, 'As it was');
  await clerk.reload();
  await clerk.getByRole('tab', { name: /Child solutions/ }).click();
  await clerk.getByRole('button', { name: 'New child solution' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'New child solution' });
  await dialog.getByLabel('Name').fill('The daughter');
  await dialog.getByLabel('Code').fill('daughter');
  await expectAccessible(clerk, 'a new child solution');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(clerk.getByText(/What differs from .*, copy 2/)).toBeVisible();
  child = idInUrl();
  expect(child).not.toBe(parent);
});

test('says what it has otherwise than its parent, with who changed it and why', async () => {
  await change(child, said('BOTH', 'Ours'));
  await clerk.reload();
  await expectToSee(clerk, 'Ours', { exact: true });
  await expectToSee(clerk, /Works council/);
  await expectAccessible(clerk, 'a copy of a child solution');
  await publish(child, 'First');
});

test('is offered what the parent publishes, and takes what it chooses', async () => {
  await change(parent, said('PARENT', 'Two'), said('BOTH', 'Two'));
  await publish(parent, 'The new law');
  await clerk.goto(url(`/payroll/solutions/${parent}?tab=children`));
  await clerk.getByRole('link', { name: 'Copy 3 of the parent' }).click();
  await expect(clerk.getByRole('heading', { name: /has published/ })).toBeVisible();
  await expect(clerk.getByText('The new law')).toBeVisible();
  await expect(clerk.getByRole('radio', { name: /Keep what is here/ }).first()).toBeChecked();
  await expect(clerk.getByRole('checkbox', { name: /PARENT/ })).toBeChecked();
  await expectAccessible(clerk, 'what a parent has published');
  await clerk.getByRole('button', { name: 'Take into the draft' }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take into the draft' }).click();
  await expect(clerk.getByText(/What differs from .*, copy 3/)).toBeVisible();
  await expectToSee(clerk, 'Ours', { exact: true });
});

test('leaves as a file, and a changed file is read back after it has said what it changes', async () => {
  await clerk.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    clerk.waitForEvent('download'),
    clerk.getByRole('menuitem', { name: 'Download what differs from the parent' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('DAUGHTER-2.yaml');
  const text = await readFile((await download.path()) ?? '', 'utf8');
  expect(text).toContain('extends: { solution: ');
  expect(text).toContain('Ours');
  await clerk.getByRole('button', { name: 'More' }).click();
  await clerk.getByRole('menuitem', { name: 'Read a YAML file' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Read a file into this draft' });
  const choose = async (name: string, content: string) => {
    const [chooser] = await Promise.all([clerk.waitForEvent('filechooser'), dialog.getByLabel('File', { exact: true }).click()]);
    await chooser.setFiles({ name, mimeType: 'application/yaml', buffer: Buffer.from(content) });
  };
  await choose('wrong.yaml', text.replace('extends:', 'extend:'));
  await expectToSee(dialog, /wrong\.yaml:1/);
  await choose('rules.yaml', text.replaceAll('Ours', 'Ours and more'));
  await expectToSee(dialog, 'Ours and more');
  await expectAccessible(clerk, 'a file that is read into a draft');
  await dialog.getByRole('button', { name: 'Take into the draft' }).click();
  await expectToSee(clerk, 'Ours and more');
});
