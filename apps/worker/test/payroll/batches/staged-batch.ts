import { calculateAll, type Program, rowsOfTable, type SharedRow } from '@wagewright/calc-engine';
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { readSourceOfRun, sqlOfClient } from '@wagewright/db';
import { InputBlock, readInput } from '@wagewright/db/copy';
import type pg from 'pg';
import { syntheticDefinition } from '../../../src/testing/index.ts';

const name = (text: string) => ({ en: text, 'zh-CN': text });
const money = (code: string, expression: string) => ({ code, name: name(code), type: 'money', expression, blank: 'keep' });
const text = (code: string, expression: string) => ({ code, name: name(code), type: 'text', expression, blank: 'keep' });
const aggregate = (code: string, how: string, column?: string) => ({
  code,
  name: name(code),
  type: how === 'count' ? 'integer' : 'money',
  aggregate: how,
  ...(column ? { column } : {}),
});

/**
 * The synthetic payroll with records of overtime, sums by place, shares of them, and sums of those: three steps and as many stages. Whoever
 * works “Nowhere” fails, and with them the sums of that place.
 */
export function stagedDefinition(): CalculationDefinition {
  const plain = syntheticDefinition(20, false);
  const [first] = plain.steps;
  const overtime = {
    code: 'Overtime',
    kind: 'snapshot',
    name: name('Overtime'),
    lines: 'overtime',
    columns: [
      { code: 'Hours', name: name('Hours'), type: 'decimal', scale: 2, source: 'record.hours' },
      { code: 'Kind', name: name('Kind'), type: 'text', source: 'record.kind' },
    ],
  };
  const extra = {
    code: 'Extra',
    kind: 'data',
    name: name('Extra'),
    per: 'Overtime',
    columns: [money('Amount', 'Overtime.Hours * Facts.Base / 174')],
  };
  const person = {
    code: 'Person',
    kind: 'data',
    name: name('Person'),
    columns: [
      text('Place', 'Facts.Place'),
      money('Net', 'IF(Facts.Place = "Nowhere", ERROR("nobody works there"), Pay.Net)'),
      money('Overtime', 'SUM(Extra.Amount WHERE Overtime.Kind <> "none")'),
    ],
  };
  const pivot = (code: string, of: string, groupBy: string[], columns: object[]) => ({
    code,
    kind: 'pivot',
    name: name(code),
    of,
    groupBy,
    columns,
  });
  return calculationDefinitionSchema.parse({
    ...plain,
    steps: [
      {
        ...first,
        tables: [
          ...(first?.tables ?? []),
          overtime,
          extra,
          person,
          pivot(
            'ByPlace',
            'Person',
            ['Place'],
            [aggregate('Net', 'sum', 'Net'), aggregate('Most', 'max', 'Net'), aggregate('People', 'count')],
          ),
          pivot('ByKind', 'Overtime', ['Kind'], [aggregate('Hours', 'average', 'Hours')]),
        ],
      },
      {
        code: 'Shares',
        name: name('Shares'),
        tables: [
          {
            code: 'Share',
            kind: 'data',
            name: name('Share'),
            columns: [
              text('Place', 'Person.Place'),
              money('OfPlace', 'Person.Net / LOOKUP(ByPlace, Person.Place, Net) * 1000'),
              money('OfHours', 'Person.Overtime + SUM(ByKind.Hours)'),
            ],
          },
          pivot('Shares', 'Share', ['Place'], [aggregate('Average', 'average', 'OfHours')]),
        ],
      },
      {
        code: 'Rest',
        name: name('Rest'),
        tables: [
          {
            code: 'Rest',
            kind: 'data',
            name: name('Rest'),
            columns: [money('Above', 'Share.OfHours - LOOKUP(Shares, Share.Place, Average)')],
          },
        ],
      },
    ],
  });
}

/** Every third payee has no record of overtime, every third two more. */
export async function spreadOvertime(client: pg.Client, batchId: number, program: Program): Promise<void> {
  const { no } = program.tables.find(({ code }) => code === 'Overtime') as { no: number };
  await client.query('DELETE FROM calc.input WHERE batch_id = $1 AND table_no = $2 AND row_number % 3 = 0', [batchId, no]);
  await client.query(
    `INSERT INTO calc.input SELECT batch_id, table_no, row_number, employee_id, line + n, ARRAY[v[1] / (n + 1)], ARRAY['none']
     FROM calc.input CROSS JOIN generate_series(1, 2) AS n WHERE batch_id = $1 AND table_no = $2 AND row_number % 3 = 1`,
    [batchId, no],
  );
}

export interface TableRows {
  readonly [code: string]: readonly SharedRow[];
}

const inOrder = (rows: readonly SharedRow[]): SharedRow[] => rows.map((row) => ({ ...row, failed: [...row.failed].sort() }));

/** What the engine gives for the batch's frozen input in one go, without a database. */
export async function expectedRows(
  client: pg.Client,
  runId: number,
  batchId: number,
  employees: number,
  program: Program,
): Promise<TableRows> {
  const shapes = program.inputs.map(({ tableNo, lines, columns }) => ({
    tableNo,
    lines,
    numbers: columns.filter(({ storage }) => storage === 'v').length,
    texts: columns.filter(({ storage }) => storage === 't').length,
  }));
  const block = new InputBlock(shapes, employees);
  await readInput(client, { batchId }, { fromRow: 1, toRow: employees, rowNumbers: null }, block);
  const { period } = await readSourceOfRun(sqlOfClient(client), runId);
  const input = { rows: employees, tables: block.tables };
  const run = calculateAll(program, { period }, input);
  return Object.fromEntries(
    program.tables
      .filter(({ kind }) => ['data', 'union', 'pivot'].includes(kind))
      .map((table) => [table.code, inOrder(rowsOfTable(program, run, input, table.no))]),
  );
}

/** What the run stored, by table; tables without a row are left out. */
export async function storedRows(client: pg.Client, runId: number, program: Program): Promise<TableRows> {
  const { rows } = await client.query<{ tableNo: number; v: (string | null)[]; t: (string | null)[]; failed: string[] }>(
    `SELECT r.table_no AS "tableNo", v::text[] AS v, t, ARRAY(SELECT e.column_code FROM calc.cell_error e
       WHERE e.run_id = r.run_id AND e.table_no = r.table_no AND e.employee_id = r.employee_id AND e.line = r.line) AS failed
     FROM calc.row r WHERE r.run_id = $1 ORDER BY r.table_no, r.employee_id, r.line`,
    [runId],
  );
  const codes = new Map(program.tables.map(({ no, code }) => [no, code]));
  const byTable = Map.groupBy(rows, ({ tableNo }) => codes.get(tableNo) ?? '');
  const minor = (value: string | null): bigint | null => (value === null ? null : BigInt(value));
  return Object.fromEntries(
    [...byTable].map(([code, own]) => [code, inOrder(own.map(({ v, t, failed }) => ({ v: v.map(minor), t, failed })))]),
  );
}
