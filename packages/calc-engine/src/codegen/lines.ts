/** Lines of a chunk: where each employee's begin, whose each is, and for unions and pivots the row that each was made from. */
import type { KernelInput, StoredPlace, TablePlan } from '../api.ts';
import { powerOfTen } from '../reference/fraction.ts';
import { distinctRows, groupRows, type KeyPart } from '../tables/keys.ts';
import type { ColumnArray } from './column.ts';

export interface LineArrays {
  /** Row r has the lines first[r] … first[r+1] − 1. */
  first: Int32Array;
  /** The row of each line. */
  owner: Int32Array;
  /** For a union or pivot: the item of the source that each line was made from, and (for a union) of which source. */
  pick: Int32Array;
  source: Float64Array;
  /** For a pivot: the line of each item of the source. */
  group: Float64Array;
}

const noNumbers = new Float64Array(0);
const noIndexes = new Int32Array(0);

/** Lines as a frozen table gives them. Throws RangeError where they are not a division of its rows: the caller made them up wrongly. */
export function inputLines(input: KernelInput, table: Pick<TablePlan, 'no' | 'code'>): LineArrays {
  const first = input.tables.get(table.no)?.first ?? new Int32Array(input.rows + 1);
  const rising =
    first.length > input.rows &&
    first[0] === 0 &&
    first.every((at, row) => row === 0 || row > input.rows || at >= (first[row - 1] as number));
  if (!rising) throw new RangeError(`The lines of input table ${table.code} are not given as ${input.rows + 1} rising places from 0.`);
  const owner = new Int32Array(first[input.rows] as number);
  for (let row = 0; row < input.rows; row += 1) owner.fill(row, first[row], first[row + 1]);
  return { first, owner, pick: noIndexes, source: noNumbers, group: noNumbers };
}

/** Where the items of a source are: its lines, or one for each row. */
export interface SourceItems {
  /** Null: item r is row r. */
  readonly lines: LineArrays | null;
  readonly array: (place: StoredPlace) => ColumnArray;
  readonly capacity: number;
}

/** Makes the lines of a union or pivot for one block of rows after another. */
export interface LineBuilder {
  readonly lines: LineArrays;
  build(from: number, to: number, flags: Uint8Array): void;
}

export function lineBuilder(plan: TablePlan, rows: number, sources: readonly SourceItems[]): LineBuilder {
  const capacity = sources.reduce((sum, source) => sum + source.capacity, 0);
  const lines: LineArrays = {
    first: new Int32Array(rows + 1),
    owner: new Int32Array(capacity),
    pick: new Int32Array(capacity),
    source: new Float64Array(plan.union ? capacity : 0),
    group: new Float64Array(plan.pivot ? capacity : 0),
  };
  const buildRow = plan.union ? unionRow(plan, lines, sources) : pivotRow(plan, lines, sources);
  const build = (from: number, to: number, flags: Uint8Array): void => {
    for (let row = from; row < to; row += 1) {
      const begin = lines.first[row] as number;
      const end = buildRow(row, begin, flags);
      lines.owner.fill(row, begin, end);
      lines.first[row + 1] = end;
    }
  };
  return { lines, build };
}

/** Makes the lines of one row from a place on; returns the place after them. */
type RowBuilder = (row: number, begin: number, flags: Uint8Array) => number;

const beginOf = ({ lines }: SourceItems, row: number): number => (lines ? (lines.first[row] as number) : row);
const endOf = ({ lines }: SourceItems, row: number): number => (lines ? (lines.first[row + 1] as number) : row + 1);

function unionRow(plan: TablePlan, lines: LineArrays, sources: readonly SourceItems[]): RowBuilder {
  const dedup = plan.union?.dedup ?? null;
  const keys = sources.map((_, index) => dedup && keyReaders(plan, dedup.by, index, sources));
  return (row, begin, flags) => {
    let end = begin;
    for (const [index, source] of sources.entries()) {
      for (let item = beginOf(source, row); item < endOf(source, row); item += 1) {
        lines.pick[end] = item;
        lines.source[end] = index;
        end += 1;
      }
    }
    if (!dedup) return end;
    const found = Array.from({ length: end - begin }, (_, line) => {
      const [item, source] = [lines.pick[begin + line] as number, lines.source[begin + line] as number];
      return (keys[source] ?? []).map((read) => read(item, row, flags));
    });
    const kept = distinctRows(found, dedup.keep);
    for (const [line, from] of kept.entries()) {
      lines.pick[begin + line] = lines.pick[begin + from] as number;
      lines.source[begin + line] = lines.source[begin + from] as number;
    }
    return begin + kept.length;
  };
}

type KeyReader = (item: number, row: number, flags: Uint8Array) => KeyPart;

/** Reads the columns by which rows of one source are compared, at the scale of the union. A number that leaves the doubles flags. */
function keyReaders(plan: TablePlan, by: readonly number[], index: number, sources: readonly SourceItems[]): KeyReader[] {
  return by.map((column): KeyReader => {
    const place = plan.union?.of[index]?.columns[column];
    const array = place && sources[index]?.array(place);
    if (!place || !array) return () => null;
    return numberReader(array, Number(powerOfTen((plan.columns[column]?.scale ?? 0) - place.sourceScale)));
  });
}

function numberReader(array: ColumnArray, factor: number): KeyReader {
  return (item, row, flags) => {
    const value = array[item];
    if (typeof value !== 'number') return value ?? null;
    if (Number.isNaN(value)) return null;
    const scaled = value * factor;
    if (!Number.isSafeInteger(scaled)) flags[row] = 1;
    return scaled;
  };
}

function pivotRow(plan: TablePlan, lines: LineArrays, sources: readonly SourceItems[]): RowBuilder {
  const [source] = sources;
  if (!source) throw new Error(`${plan.code} has no source`);
  const readers = (plan.pivot?.groupBy ?? []).map((place) => numberReader(source.array(place), 1));
  return (row, begin, flags) => {
    const from = beginOf(source, row);
    const keys = Array.from({ length: endOf(source, row) - from }, (_, line) => readers.map((read) => read(from + line, row, flags)));
    const groups = groupRows(keys);
    for (const [group, items] of groups.entries()) {
      lines.pick[begin + group] = from + (items[0] as number);
      for (const item of items) lines.group[from + item] = begin + group;
    }
    return begin + groups.length;
  };
}
