import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, unknown>>;
type Said = Readonly<Record<'en' | 'zh-CN', string>>;
type Columns = Readonly<Record<string, { readonly label: Said }>>;

const root = path.join(import.meta.dirname, '../..');
const load = async (file: string): Promise<Readonly<Record<string, unknown>>> => (await import(path.join(root, file))) as never;
/** What a screen says, by the path of the text. */
async function screenTexts(slice: string, at: string): Promise<Said> {
  const [en, chinese] = await Promise.all(
    ['en', 'zh-CN'].map(
      async (language) => (await load(`apps/web/src/features/payroll/${slice}/locales/${language}.ts`))['default'] as Texts,
    ),
  );
  const find = (texts: Texts | undefined) =>
    at.split('.').reduce((part: unknown, key) => (part as Texts | undefined)?.[key], texts) as string;
  return { en: find(en), 'zh-CN': find(chinese) };
}

/** Of each column of a file, where its screen says the same. Moments are said in UTC by files, so that their headings say more. */
const headings: readonly (readonly [string, string, Columns, Readonly<Record<string, string>>])[] = [
  [
    'payslips of all batches',
    'issued-payslips',
    (await load('apps/server/src/payroll/issued-payslips/issued-columns.ts'))['issuedColumns'] as Columns,
    Object.fromEntries(
      ['name', 'employeeNumber', 'period', 'solution', 'status', 'number', 'gross', 'net'].map((id) => [id, `columns.${id}`]),
    ),
  ],
  [
    'findings',
    'findings',
    (await load('apps/server/src/payroll/findings/found-columns.ts'))['foundColumns'] as Columns,
    { name: 'person', number: 'number', state: 'state', cause: 'cause', value: 'value', department: 'department', answer: 'remark' },
  ],
  [
    'changes',
    'variance',
    ((await load('apps/server/src/payroll/variance/changed-columns.ts'))['changedColumns'] as (scale: number) => Columns)(2),
    { name: 'person', number: 'number', department: 'department', causes: 'cause', before: 'before', after: 'after', change: 'change' },
  ],
  [
    'changes to sign off',
    'variance',
    ((await load('apps/server/src/payroll/variance/due-columns.ts'))['dueColumns'] as (scale: number) => Columns)(2),
    { name: 'person', state: 'due.state', causes: 'cause', said: 'due.said', before: 'before', change: 'change' },
  ],
  [
    'balances',
    'balances/ledger',
    (await load('apps/server/src/payroll/balances/balance-columns.ts'))['ownerColumns'] as Columns,
    { '#name': 'columns.name', '#number': 'columns.number', '#legalEntity': 'columns.legalEntity' },
  ],
  [
    'who is paid',
    'batches/people',
    ((await load('apps/server/src/payroll/batches/population-columns.ts'))['populationColumns'] as (isExcluded: boolean) => Columns)(false),
    Object.fromEntries(['name', 'number', 'department', 'change', 'why'].map((id) => [id, `columns.${id}`])),
  ],
  [
    'errors',
    'batches',
    (await load('apps/server/src/payroll/tables/error-columns.ts'))['errorColumns'] as Columns,
    { name: 'errors.person', number: 'table.number', column: 'errors.place', reason: 'errors.reason', next: 'errors.next' },
  ],
];

/** What stands in rows in words of ours, where its screen says the same. */
const words: readonly (readonly [string, string, Readonly<Record<string, Said>>, string])[] = [
  [
    'who is paid',
    'batches/people',
    (await load('apps/server/src/payroll/batches/population-columns.ts'))['populationWords'] as Readonly<Record<string, Said>>,
    '',
  ],
  [
    'states of changes to sign off',
    'variance',
    (await load('apps/server/src/payroll/variance/due-columns.ts'))['dueStateWords'] as Readonly<Record<string, Said>>,
    'due.states.',
  ],
  [
    'errors',
    'batches',
    (await load('apps/server/src/payroll/tables/error-columns.ts'))['errorWords'] as Readonly<Record<string, Said>>,
    'errors.',
  ],
];

describe('a file is headed as its screen is', () => {
  it.each(headings)('%s', async (_name, slice, columns, texts) => {
    for (const [id, at] of Object.entries(texts)) expect([id, columns[id]?.label]).toEqual([id, await screenTexts(slice, at)]);
  });

  it.each(words)('and says in its rows what its screen says: %s', async (_name, slice, said, at) => {
    for (const [id, text] of Object.entries(said)) expect([id, text]).toEqual([id, await screenTexts(slice, `${at}${id}`)]);
  });

  it('a table with its people, groups and pivots', async () => {
    const words = (await load('apps/server/src/payroll/tables/export-words.ts'))['exportWords'] as Readonly<Record<string, Said>>;
    const texts = {
      name: 'table.employee',
      employeeNumber: 'table.number',
      department: 'table.departmentColumn',
      line: 'table.line',
      movement: 'table.movement',
      held: 'table.held',
      hasErrors: 'table.hasErrors',
      failed: 'table.errorCell',
      nothing: 'table.noValue',
      neither: 'table.neither',
      pivot: 'pivot.title',
      anyRow: 'pivot.anyRow',
    };
    for (const [id, at] of Object.entries(texts)) expect([id, words[id]]).toEqual([id, await screenTexts('batches', at)]);
  });
});
