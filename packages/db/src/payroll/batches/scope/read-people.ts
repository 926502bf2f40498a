import type { InputPlan, InputTable, KernelInput, Program } from '@wagewright/calc-engine';
import { monthOf, payableRecords } from '../../../org/compensation/index.ts';
import { firstHiredIn, lastDayBy } from '../../../org/service/index.ts';
import type { Sql } from '../../../sql.ts';
import { asKnown } from '../../known/index.ts';
import { joinsOf, valuesOf } from '../frozen-values.ts';
import { chunkOfPeople } from '../population.ts';

/** Whose people are asked about: those of a batch's period, or of a period without any batch yet. */
export interface Asked {
  /** 0: no batch; otherwise whoever it was made for by name is meant. */
  readonly batchId: number;
  readonly periodId: number;
  /** Code of the solution, to be named where a source is unknown. */
  readonly solution: string;
  /** The records as they were known just before this instant; default: as they are. */
  readonly knownAt?: Date | undefined;
}

export interface PeopleChunk {
  /** By row, rising. */
  readonly ids: readonly number[];
  /** What the records say of them as of the last day employed in the period. */
  readonly input: KernelInput;
}

/** The largest whole number that a double holds exactly has 16 digits. */
const exactDigits = 15;

interface Cells {
  readonly numbers: Float64Array;
  readonly big: ReadonlyMap<number, bigint>;
}

function numbersOf(cells: readonly (string | null)[]): Cells {
  const big = new Map<number, bigint>();
  const numbers = Float64Array.from(cells, (cell, row) => {
    if (cell === null) return Number.NaN;
    if (cell.length <= exactDigits || Number.isSafeInteger(Number(cell))) return Number(cell);
    big.set(row, BigInt(cell));
    return Number.NaN;
  });
  return { numbers, big };
}

/** One text a column for all people of the chunk: nobody is an object. All texts are of one order, whatever it is. */
function statementOf(program: Program, solution: string): { readonly text: string; readonly columns: readonly string[] } {
  const values = program.inputs.map((input) => valuesOf(solution, input, 'employee', undefined));
  const named = values.flatMap((list, table) => list.map((value, at) => ({ name: `c${table}_${at}`, value })));
  const cells = named.map(({ name, value }) => `(${value.sql})::text AS ${name}`);
  const lists = ['employee_id', ...named.map(({ name }) => name)].map((name) => `json_agg(r.${name})::text AS ${name}`);
  const text = `
  SELECT * FROM (
    WITH who AS MATERIALIZED (${chunkOfPeople}),
    p AS MATERIALIZED (
      SELECT period.*, l.calendar_id, ${monthOf('period.end_date')} AS paid_month FROM period
        JOIN solution s ON s.id = period.solution_id JOIN legal_entity l ON l.id = s.legal_entity_id WHERE period.id = $2::int),
    d AS (
      SELECT w.employee_id, greatest(p.start_date, ${firstHiredIn('x', 'p.start_date', 'p.end_date')}) AS first_day,
        least(p.end_date, ${lastDayBy('x', 'p.end_date')}) AS last_day
      FROM who w JOIN employee x ON x.id = w.employee_id, p),
    ${payableRecords}
    SELECT ${lists.join(', ')} FROM (
      SELECT e.id AS employee_id${cells.map((cell) => `, ${cell}`).join('')}
      FROM d JOIN employee e ON e.id = d.employee_id
        ${joinsOf(values.flat())}
      ORDER BY e.id) r) chunk`;
  return { text, columns: named.map(({ name }) => name) };
}

/** Where a list of column texts belongs among a table's arrays. */
function tableOf({ columns }: InputPlan, lists: readonly (readonly (string | null)[])[]): InputTable {
  const numbers: Float64Array[] = [];
  const texts: (readonly (string | null)[])[] = [];
  const big = new Map<number, ReadonlyMap<number, bigint>>();
  for (const [at, { storage, position }] of columns.entries()) {
    const list = lists[at] ?? [];
    if (storage === 't') texts[position - 1] = list;
    else {
      const cells = numbersOf(list);
      numbers[position - 1] = cells.numbers;
      if (cells.big.size > 0) big.set(position - 1, cells.big);
    }
  }
  return { numbers, texts, big };
}

/** Reads people for a program, in chunks: one statement for all of them. */
export function peopleReader(sql: Sql, program: Program, { batchId, periodId, solution, knownAt }: Asked) {
  const { text, columns } = statementOf(program, solution);
  const statement = asKnown(text, knownAt);
  /** @param alone whom alone, by employee id; null: everybody */
  return async (after: number, limit: number, alone: readonly number[] | null): Promise<PeopleChunk> => {
    const [row] = await sql.query<Record<string, string | null>>(statement, [batchId, periodId, after, limit, alone]);
    const listOf = (name: string): readonly unknown[] => {
      const list: unknown = JSON.parse(row?.[name] ?? '[]');
      return Array.isArray(list) ? list : [];
    };
    const ids = listOf('employee_id').map(Number);
    const lists = columns.map((name) => listOf(name).map((cell) => (typeof cell === 'string' ? cell : null)));
    let from = 0;
    const tables = program.inputs.map((input) => {
      const own = lists.slice(from, from + input.columns.length);
      from += input.columns.length;
      return [input.tableNo, tableOf(input, own)] as const;
    });
    return { ids, input: { rows: ids.length, tables: new Map(tables) } };
  };
}
