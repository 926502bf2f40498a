import { expect, type Page } from '@playwright/test';
import { expectToSee } from './support/look.ts';
import {
  beginAsOwner,
  call,
  emptyProduct,
  expectAccessible,
  expectNoSidewaysScroll,
  inDatabase,
  phone,
  test,
  url,
  wide,
} from './support/stage.ts';

emptyProduct(import.meta.filename);

// The guided start of a company whose people come in one file and whose pay comes in another, each in a layout of its own; and back, step by step, until nothing is left.
test.describe.configure({ mode: 'serial' });

let owner: Page;
let start: string;
test.beforeAll(async ({ browser }) => {
  owner = await beginAsOwner(browser);
  const { id } = await call<{ id: number }>(owner, 'POST', '/api/org/legal-entities', {
    code: 'QINGHE',
    name: { en: 'Qinghe Tea', 'zh-CN': '清河茶业' },
    country: 'CN',
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    calendarId: null,
    address: null,
    registrationNumber: null,
  });
  await call(owner, 'POST', '/api/payroll/setups', { legalEntityId: id, madeEntity: true });
  start = `/payroll/setups/${id}`;
});
test.afterAll(() => owner.context().close());

async function bring(name: string, lines: readonly string[]): Promise<void> {
  const chooser = owner.waitForEvent('filechooser');
  await owner.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expectToSee(owner, name);
  await owner.getByRole('button', { name: 'Read the file' }).click();
  await expectToSee(owner, 'Columns to confirm', { exact: true });
}

const people = [
  '姓名,工号,部门,职位,入职日期',
  '王芳,Q1,门店,店员,2026-03-02',
  '李强,Q2,门店,店长,2026-05-18',
  '张敏,Q3,仓库,仓管,2026-06-01',
];
const pay = [
  '清河茶业 2026年工资标准,,,,',
  '工号,姓名,基本工资（元）,津贴补贴,备注说明',
  'Q1,王芳,"6,500.00",300,',
  'Q2,李强,8200,,',
  'Q3,张敏,面议,150,待定',
  '合计,,"14,700.00",450,',
];

test('people come first, and what is missing to pay them is their pay', async () => {
  await owner.goto(url(start));
  await bring('花名册.csv', people);
  await owner.getByRole('button', { name: 'Read the file so' }).click();
  await owner.getByRole('button', { name: /^Import \d+ rows$/ }).click();
  await expectToSee(owner, 'Imported', { exact: true });
  await owner.goto(url(`${start}?step=gaps`));
  await expectToSee(owner, /no pay/i);
  await owner.goto(url(start));
  await owner.getByRole('button', { name: 'Go on' }).click();
  await expectToSee(owner, /with a column for each of these/);
});

test('a wide file of pay is understood, and its faulty cell is told', async () => {
  await bring('工资表.csv', pay);
  await expect(owner.getByLabel('What “工号” is')).toHaveValue('employeeNumber');
  await expect(owner.getByLabel('What “基本工资（元）” is')).toHaveValue('pay:BASE_SALARY');
  await expect(owner.getByLabel('What “津贴补贴” is')).toHaveValue('pay:ALLOWANCE');
  await expectToSee(owner, 'Probably: part of its name');
  await expectAccessible(owner, 'columns of pay to confirm');
  await owner.setViewportSize(phone);
  await expectNoSidewaysScroll(owner, 'columns of pay to confirm');
  await owner.setViewportSize(wide);
  // an amount is said once: by its own column, or by one of amounts
  await owner.getByLabel('What “备注说明” is').selectOption('amount');
  await expectToSee(owner, 'Other columns say already what Amount says. Leave it out, or them.');
  await expect(owner.getByRole('button', { name: 'Read the file so' })).toHaveCount(0);
  await owner.getByLabel('What “备注说明” is').selectOption('remarks');
  await owner.getByRole('button', { name: 'Read the file so' }).click();
  await expectToSee(owner, 'Checked', { exact: true });
  await expectToSee(owner, /合计/);
  await expect(owner.getByRole('button', { name: 'Refused 1' })).toBeVisible();
  await owner.getByRole('button', { name: 'Refused 1' }).click();
  await expectToSee(owner, /面议/);
  await owner.getByRole('button', { name: 'Import 4 rows' }).click();
  await expectToSee(owner, 'Imported', { exact: true });
  const rows = await inDatabase(
    `SELECT e.employee_number AS who, i.code, c.amount::text, c.currency, to_char(c.effective_date, 'YYYY-MM-DD') AS "from", c.payroll_effective_period AS period
     FROM compensation_record c JOIN employee e ON e.id = c.employee_id JOIN compensation_item i ON i.id = c.item_id ORDER BY 1, 2 DESC`,
  );
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    'Q1 BASE_SALARY 6500.0000 CNY 2026-03-02 2026-03',
    'Q1 ALLOWANCE 300.0000 CNY 2026-03-02 2026-03',
    'Q2 BASE_SALARY 8200.0000 CNY 2026-05-18 2026-05',
    'Q3 ALLOWANCE 150.0000 CNY 2026-06-01 2026-06',
  ]);
});

test('with their pay on file nobody is missing any more', async () => {
  await owner.goto(url(`${start}?step=gaps`));
  await expectToSee(owner, /no bank account/);
  await expect(owner.getByText(/no pay/i)).toHaveCount(0);
  await owner.goto(url(start));
  await expectToSee(owner, '3 people have pay on file.');
});

const onFile = async () =>
  (await inDatabase<{ number: string }>('SELECT employee_number AS number FROM employee ORDER BY 1')).map(({ number }) => number);
const undoStep = async () => {
  await owner.getByRole('button', { name: 'Undo this step' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
};

test('a correction is a second file of the step, and both are shown', async () => {
  await owner.goto(url(`${start}?step=people`));
  await owner.getByRole('button', { name: 'Bring another file' }).click();
  await bring('更正.csv', ['姓名,工号,部门,职位,入职日期', '张敏敏,Q3,仓库,仓管,2026-06-01', '赵磊,Q4,仓库,仓管,2026-07-01']);
  await owner.getByRole('button', { name: 'Read the file so' }).click();
  await owner.getByRole('button', { name: 'Import 2 rows' }).click();
  await expectToSee(owner, 'Imported', { exact: true });
  expect(await onFile()).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  await owner.goto(url(`${start}?step=people`));
  await expectToSee(owner, '更正.csv · Imported');
  await expectToSee(owner, '花名册.csv · Imported');
});

test('the step is undone as a whole, the newest file first; what cannot be undone is told with its reason', async () => {
  await inDatabase(`WITH hired AS (
      INSERT INTO employee (employee_number, legal_entity_id, name, hire_date) SELECT 'HAND', id, 'By hand', '2026-08-01' FROM legal_entity RETURNING id)
    INSERT INTO assignment (employee_id, effective_date, department_id, position_id, category)
    SELECT h.id, '2026-08-01', d.id, p.id, 'fulltime-regular' FROM hired h, department d, position p WHERE d.code = '门店' AND p.code = '店员'`);
  await undoStep();
  await expectToSee(owner, '“花名册.csv” cannot be undone');
  await expect(owner.getByRole('alert').filter({ hasText: '花名册.csv' })).toContainText(/门店|店员/);
  await expectToSee(owner, /2 of 3 files are taken back/);
  expect(await onFile()).toEqual(['HAND', 'Q1', 'Q2', 'Q3']);
  expect(await inDatabase('SELECT FROM compensation_record')).toHaveLength(0);
  await expectAccessible(owner, 'a step that is not undone');
  await inDatabase('DELETE FROM assignment WHERE employee_id IN (SELECT id FROM employee WHERE employee_number = $1)', ['HAND']);
  await inDatabase('DELETE FROM employee WHERE employee_number = $1', ['HAND']);
  await undoStep();
  await expectToSee(owner, 'Bring people');
  // the page moves the step back after the last of its files
  await expect.poll(async () => await inDatabase('SELECT status FROM payroll_setup')).toEqual([{ status: 'people' }]);
  expect(await onFile()).toEqual([]);
  expect(await inDatabase('SELECT FROM department')).toHaveLength(0);
});

test('at last the legal entity that was made for it goes too', async () => {
  await owner.goto(url(`${start}?step=entity`));
  await owner.getByRole('button', { name: 'Undo this step' }).click();
  await expectToSee(owner, /was made for this start and goes with it/);
  await owner.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToSee(owner, 'A new legal entity');
  expect(await inDatabase('SELECT FROM legal_entity')).toHaveLength(0);
  expect(await inDatabase('SELECT FROM payroll_setup')).toHaveLength(0);
});
