/** Frozen input of some people of one batch, in the rows and the layout of another batch's program. */
import { type ColumnPlan, historyTableNo, type InputPlan, type InputTable, type KernelInput, type Program } from '@wagewright/calc-engine';
import { FrozenColumns } from '@wagewright/db/payroll/batches';

/** What was read of a batch, and by whose layout. */
export interface FrozenRows {
  readonly program: Program;
  readonly tables: ReadonlyMap<number, InputTable>;
}

interface Place {
  readonly tableNo: number;
  readonly index: number;
  readonly scale: number;
}

type FindPlace = (table: InputPlan, column: ColumnPlan) => Place | undefined;

/** A window of the ledger is found by what it sums. */
function placesIn(frozen: Program, wanted: Program): FindPlace {
  const known = new FrozenColumns(frozen);
  const windows = frozen.history.map((need) => JSON.stringify(need));
  return (table, column) => {
    if (table.tableNo === historyTableNo) {
      const index = windows.indexOf(JSON.stringify(wanted.history[column.position - 1]));
      return index < 0 ? undefined : { tableNo: historyTableNo, index, scale: column.scale };
    }
    const found = table.lines === 'one' ? known.find(table, column) : known.findLine(table, column);
    return found && { tableNo: found.tableNo, index: found.column.position - 1, scale: found.column.scale };
  };
}

/** Entries of the frozen table that the wanted rows have: one a row, or all lines of it. */
function entriesOf(table: InputTable, rows: Int32Array): { entries: Int32Array; first?: Int32Array } {
  const { first } = table;
  if (!first) return { entries: rows };
  const offsets = new Int32Array(rows.length + 1);
  const entries: number[] = [];
  for (const [index, row] of rows.entries()) {
    for (let at = first[row] ?? 0; at < (first[row + 1] ?? 0); at += 1) entries.push(at);
    offsets[index + 1] = entries.length;
  }
  return { entries: Int32Array.from(entries), first: offsets };
}

function alignColumn(source: InputTable, place: Place, entries: Int32Array, column: ColumnPlan) {
  if (column.storage === 't') return { texts: Array.from(entries, (entry) => source.texts[place.index]?.[entry] ?? null) };
  const factor = 10 ** (column.scale - place.scale);
  const values = source.numbers[place.index];
  const numbers = Float64Array.from(entries, (entry) => (values?.[entry] ?? Number.NaN) * factor);
  const large = source.big?.get(place.index);
  const big =
    large &&
    new Map(
      Array.from(entries, (entry, at) => [at, large.get(entry)] as const).filter((pair): pair is [number, bigint] => pair[1] !== undefined),
    );
  return { numbers, big };
}

function alignTable(plan: InputPlan, frozen: FrozenRows, rows: Int32Array, find: FindPlace): InputTable | undefined {
  const places = plan.columns.map((column) => find(plan, column));
  const tableNo = places.find((place) => place !== undefined)?.tableNo;
  const lines = tableNo === undefined ? undefined : frozen.tables.get(tableNo);
  if (!lines) return undefined;
  const { entries, first } = entriesOf(lines, rows);
  const numbers: (Float64Array | undefined)[] = [];
  const texts: (readonly (string | null)[] | undefined)[] = [];
  const big = new Map<number, ReadonlyMap<number, bigint>>();
  for (const [at, column] of plan.columns.entries()) {
    const place = places[at];
    const source = place && frozen.tables.get(place.tableNo);
    if (!place || !source) continue;
    const aligned = alignColumn(source, place, entries, column);
    if (aligned.numbers) numbers[column.position - 1] = aligned.numbers;
    if (aligned.texts) texts[column.position - 1] = aligned.texts;
    if (aligned.big) big.set(column.position - 1, aligned.big);
  }
  return { numbers, texts, big, ...(first ? { first } : {}) };
}

/** @param rows places among the frozen rows, in the order of the new ones; a column that was not frozen has no array */
export function alignInput(wanted: Program, frozen: FrozenRows, rows: Int32Array): KernelInput {
  const find = placesIn(frozen.program, wanted);
  const tables = wanted.inputs.flatMap((plan): [number, InputTable][] => {
    const table = alignTable(plan, frozen, rows, find);
    return table ? [[plan.tableNo, table]] : [];
  });
  return { rows: rows.length, tables: new Map(tables) };
}
