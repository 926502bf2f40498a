/**
 * A workbook of 100,000 people with pay into a legal entity that has nobody: dry run, writing and undoing, as a worker does them; the same with a bank account, a tax number and an
 * identity number of each; and amounts for all of them by a file of their own.
 */
import { buffer } from 'node:stream/consumers';
import { type ImportColumn, type PeopleFacts, payColumn } from '@wagewright/db';
import { type OutColumn, writeWorkbook } from '@wagewright/files';
import type pg from 'pg';
import { type AskedImport, askForImport, type ImportStage, onOwnDatabase, seconds, stepOfImport } from './imports.ts';

export interface PeopleBench {
  readonly rows: number;
  /** Dry run and writing together. */
  readonly seconds: number;
  readonly dryRunSeconds: number;
  readonly writeSeconds: number;
  readonly undoSeconds: number | null;
  /** The most that the worker has had resident. */
  readonly rssMb: number | null;
}

const name = (text: string) => ({ en: text, 'zh-CN': text });
const items = ['BASE_SALARY', 'ALLOWANCE'] as const;
const text = { type: 'text', scale: 0, currency: null, role: 'value' } as const;
const date = { ...text, type: 'date' } as const;
const money = { ...text, type: 'money', scale: 4 } as const;
const key: ImportColumn = { ...text, code: 'employeeNumber', name: name('Number'), role: 'key' };

const peopleColumns: readonly ImportColumn[] = [
  key,
  { ...text, code: 'name', name: name('Name'), isRequired: true },
  {
    ...text,
    code: 'gender',
    name: name('Gender'),
    choices: [
      { code: 'F', name: name('Female') },
      { code: 'M', name: name('Male') },
    ],
  },
  { ...date, code: 'birthDate', name: name('Date of birth') },
  { ...date, code: 'hireDate', name: name('First day'), isRequired: true, isFixed: true },
  { ...date, code: 'lastDay', name: name('Last day') },
  { ...text, code: 'category', name: name('Category'), isRequired: true, whenBlank: 'fulltime-regular' },
  { ...text, code: 'department', name: name('Department'), isRequired: true },
  { ...text, code: 'position', name: name('Position'), isRequired: true },
  { ...text, code: 'costCenter', name: name('Cost center') },
  { ...text, code: 'supervisor', name: name('Supervisor') },
  { ...text, code: 'email', name: name('E-mail') },
  { ...text, code: 'phone', name: name('Phone') },
  { ...date, code: 'payFrom', name: name('Pay effective from') },
  { ...text, code: 'currency', name: name('Currency') },
  ...items.map((code): ImportColumn => ({ ...money, code: payColumn(code), name: name(code) })),
];

const number = { ...text, isSealed: true } as const;
/** As whoever may see numbers of people has them besides. */
const numberColumns: readonly ImportColumn[] = [
  { ...text, code: 'bank', name: name('Bank') },
  { ...number, code: 'bankAccount', name: name('Bank account') },
  { ...text, code: 'bankHolder', name: name('Account holder') },
  { ...text, code: 'bankRouting', name: name('Routing number') },
  { ...text, code: 'bankCountry', name: name('Country of the bank') },
  { ...number, code: 'taxNumber', name: name('Tax number') },
  { ...text, code: 'taxCountry', name: name('Country of the tax number') },
  { ...text, code: 'identityKind', name: name('Identity document') },
  { ...number, code: 'identityNumber', name: name('Identity number') },
  { ...text, code: 'identityCountry', name: name('Country of the document') },
];

const numberOf = (row: number): string => `P${String(row).padStart(6, '0')}`;
const two = (value: number): string => String(value).padStart(2, '0');

/** Of each ten people one leads the others, and is led by one of a hundred. */
const supervisorOf = (row: number): string | null => {
  if (row === 1) return null;
  const step = (row - 1) % 100 === 0 ? 1_000 : (row - 1) % 10 === 0 ? 100 : 10;
  const leader = row - ((row - 1) % step);
  return numberOf(leader === row ? 1 : leader);
};

const personCells: Readonly<Record<string, (row: number) => string | null>> = {
  Number: numberOf,
  Name: (row) => `Person ${row} of the company`,
  Gender: (row) => (row % 2 === 0 ? 'Female' : 'Male'),
  'Date of birth': (row) => `19${60 + (row % 40)}-${two((row % 12) + 1)}-${two((row % 28) + 1)}`,
  'First day': (row) => `20${10 + (row % 15)}-${two((row % 12) + 1)}-01`,
  Department: (row) => `Department ${row % 1_000}`,
  Position: (row) => `Position ${row % 200}`,
  'Cost center': (row) => `Center ${row % 100}`,
  Supervisor: supervisorOf,
  'E-mail': (row) => `person${row}@company.example`,
  Phone: (row) => `+1 555 ${String(row).padStart(7, '0')}`,
  BASE_SALARY: (row) => `${4_000 + (row % 9_000)}.50`,
  ALLOWANCE: (row) => `${100 + (row % 900)}`,
};

const numberCells: typeof personCells = {
  Bank: (row) => `Bank ${row % 20}`,
  'Bank account': (row) => `62220202${String(row).padStart(9, '0')}`,
  'Tax number': (row) => String(100_000_000 + row),
  'Identity document': () => 'passport',
  'Identity number': (row) => `P${String(row).padStart(8, '0')}`,
};

function workbookOf(
  cells: Readonly<Record<string, (row: number) => string | null>>,
  columns: readonly ImportColumn[],
  rows: number,
): Promise<Buffer> {
  const shown: OutColumn[] = Object.keys(cells).map((label) => ({
    label,
    type: columns.find(({ name: of }) => of.en === label)?.type ?? 'text',
  }));
  function* blocks() {
    for (let first = 1; first <= rows; first += 500)
      yield Array.from({ length: Math.min(500, rows - first + 1) }, (_, at) => Object.values(cells).map((cell) => cell(first + at)));
  }
  return buffer(writeWorkbook([{ name: 'People', columns: shown, blocks: blocks() }]));
}

async function companyOf(pool: pg.Pool): Promise<PeopleFacts> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO legal_entity (code, name, country, currency, time_zone) VALUES ('BENCH', $1, 'US', 'USD', 'UTC') RETURNING id`,
    [name('Bench')],
  );
  await pool.query(
    `INSERT INTO compensation_item (code, name) SELECT code, jsonb_build_object('en', code, 'zh-CN', code) FROM unnest($1::text[]) AS c(code) ON CONFLICT DO NOTHING`,
    [items],
  );
  await pool.query(
    `INSERT INTO app_user (id, account, display_name, kind) SELECT 900, 'bench', 'Bench', 'system' WHERE NOT EXISTS (SELECT FROM app_user WHERE id = 900)`,
  );
  const known = await pool.query<{ id: number; code: string }>('SELECT id, code FROM compensation_item WHERE code = ANY ($1::text[])', [
    items,
  ]);
  const all = { department: true, position: true, costCenter: true };
  return { legalEntityId: rows[0]?.id ?? 0, on: '2026-01-01', currency: 'USD', country: 'US', adds: all, items: known.rows, fields: [] };
}

async function timed(
  { pool, clerk, worker }: ImportStage,
  file: Buffer,
  into: AskedImport,
  undoes: boolean,
): Promise<Omit<PeopleBench, 'rows'>> {
  const id = await askForImport(pool, file, into);
  const step = (doing: string, expected: string) => seconds(() => stepOfImport(clerk, pool, id, doing, expected));
  const dryRunSeconds = await step('reading', 'checked');
  const { rows } = await pool.query<{ refused: number; reasons: unknown }>(
    `SELECT j.refused, (SELECT r.reasons FROM import_row r WHERE r.import_id = j.id AND r.effect = 'refused' LIMIT 1) AS reasons FROM import_job j WHERE j.id = $1`,
    [id],
  );
  if (rows[0]?.refused !== 0) throw new Error(`${rows[0]?.refused} rows are refused: ${JSON.stringify(rows[0]?.reasons)}`);
  const writeSeconds = await step('writing', 'written');
  const undoSeconds = undoes ? await step('undoing', 'undone') : null;
  return { seconds: dryRunSeconds + writeSeconds, dryRunSeconds, writeSeconds, undoSeconds, rssMb: worker.peakMegabytes() };
}

export interface PeopleFigures {
  readonly people: PeopleBench;
  readonly numbers: PeopleBench;
  readonly compensation: PeopleBench;
}

/** People first; amounts of another item for whoever is there then. */
async function measure(stage: ImportStage, rows: number): Promise<PeopleFigures> {
  const facts = await companyOf(stage.pool);
  const subjectId = facts.legalEntityId;
  const into = { entity: 'employees', subjectId, target: facts, columns: peopleColumns };
  const undone = await timed(stage, await workbookOf(personCells, peopleColumns, rows), into, true);
  const wide = [...peopleColumns, ...numberColumns];
  const numbers = await timed(stage, await workbookOf({ ...personCells, ...numberCells }, wide, rows), { ...into, columns: wide }, true);
  await stage.pool.query(`UPDATE import_job SET status = 'checked'`);
  const people = await timed(stage, await workbookOf(personCells, peopleColumns, rows), into, false);
  const amounts: readonly ImportColumn[] = [
    key,
    { ...text, code: 'item', name: name('Item'), role: 'key' },
    { ...date, code: 'from', name: name('From'), role: 'key' },
    { ...text, code: 'amount', name: name('Amount'), type: 'decimal', scale: 4, isRequired: true },
    { ...text, code: 'currency', name: name('Currency'), isRequired: true },
    { ...date, code: 'until', name: name('Last day') },
    { ...text, code: 'payrollEffectivePeriod', name: name('Period'), isRequired: true },
    { ...text, code: 'remarks', name: name('Remarks') },
    { ...text, code: 'salaryStructure', name: name('Salary structure') },
    { ...text, code: 'payGrade', name: name('Grade') },
    { ...text, code: 'payLevel', name: name('Level') },
  ];
  const amountCells = {
    Number: numberOf,
    Item: () => 'BASE_SALARY',
    From: () => '2026-03-01',
    Amount: (row: number) => `${5_000 + (row % 9_000)}.25`,
    Currency: () => 'USD',
    Period: () => '2026-03',
  };
  const raise = {
    entity: 'compensation',
    subjectId,
    target: { legalEntityId: subjectId, on: facts.on, currency: facts.currency },
    columns: amounts,
  };
  const compensation = await timed(stage, await workbookOf(amountCells, amounts, rows), raise, true);
  return {
    people: { rows, ...people, undoSeconds: undone.undoSeconds },
    numbers: { rows, ...numbers },
    compensation: { rows, ...compensation },
  };
}

/** Runs on a database of its own in the cluster that tests use. */
export const benchPeople = (rows: number): Promise<PeopleFigures> => onOwnDatabase((stage) => measure(stage, rows));
