/** What must hold of everybody's figures, in the command line as in a batch. */
import type { OutputTable, Program } from './api.ts';

/** Where a figure stands. */
export interface FigurePlace {
  readonly tableNo: number;
  /** 1-based position in `v`. */
  readonly position: number;
  readonly scale: number;
}

/** The batch's figures: net = gross − deductions. */
export interface FigurePlaces {
  readonly gross: FigurePlace;
  readonly deductions: FigurePlace;
  readonly net: FigurePlace;
}

interface Asked {
  readonly rows: number;
  /** 1 for rows that are left out. */
  readonly left?: Uint8Array;
  /** How many rows are enough. */
  readonly most: number;
}

type Figure = keyof FigurePlaces;

/** What a payee's lines of a column add up to in minor units, or undefined where one of them is blank or failed. */
function valueOf(table: OutputTable, column: number, row: number): bigint | undefined {
  const values = table.v[column] as Float64Array;
  const [from, to] = table.first ? [table.first[row] as number, table.first[row + 1] as number] : [row, row + 1];
  let sum = 0n;
  for (let entry = from; entry < to; entry++) {
    const value = values[entry] as number;
    const exact = value === value ? BigInt(value) : table.big.get(column)?.get(entry);
    if (exact === undefined) return undefined;
    sum += exact;
  }
  return sum;
}

/** Whether a payee's figures are all there and do not agree. */
function disagree(tables: Readonly<Record<Figure, OutputTable>>, places: FigurePlaces, row: number): boolean {
  const at = (figure: Figure) => valueOf(tables[figure], places[figure].position - 1, row);
  const [g, d, n] = [at('gross'), at('deductions'), at('net')];
  if (g === undefined || d === undefined || n === undefined) return false;
  // money of one definition has one scale; where it has not, the finer figures are compared at the finest
  const { gross, deductions, net } = places;
  const scale = Math.max(gross.scale, deductions.scale, net.scale);
  const lift = (place: FigurePlace) => 10n ** BigInt(scale - place.scale);
  return g * lift(gross) - d * lift(deductions) !== n * lift(net);
}

/**
 * Rows whose net is not gross − deductions, in order; none where one of the figures is not among the tables. Figures of one scale and one row
 * are compared in doubles, whose safe integers subtract exactly.
 */
export function findUnbalanced(tables: ReadonlyMap<number, OutputTable>, places: FigurePlaces, { rows, left, most }: Asked): number[] {
  const [g, d, n] = [tables.get(places.gross.tableNo), tables.get(places.deductions.tableNo), tables.get(places.net.tableNo)];
  if (!g || !d || !n) return [];
  const of = { gross: g, deductions: d, net: n };
  const plain =
    places.gross.scale === places.net.scale &&
    places.deductions.scale === places.net.scale &&
    Object.values(of).every(({ first }) => first === null);
  const column = (figure: Figure) => of[figure].v[places[figure].position - 1] as Float64Array;
  const [gross, deductions, net] = [column('gross'), column('deductions'), column('net')];
  const found: number[] = [];
  for (let row = 0; row < rows && found.length < most; row++) {
    if (plain && (gross[row] as number) - (deductions[row] as number) === net[row]) continue;
    if (left?.[row] !== 1 && disagree(of, places, row)) found.push(row);
  }
  return found;
}

/** The figures that a definition's summary names. */
export function figurePlaces({ summary, tables }: Pick<Program, 'summary' | 'tables'>): FigurePlaces | null {
  const place = (path: string): FigurePlace | undefined => {
    const [tableCode, columnCode] = path.split('.');
    const table = tables.find(({ code }) => code === tableCode);
    const column = table?.columns.find(({ code }) => code === columnCode);
    return table && column && { tableNo: table.no, position: column.position, scale: column.scale };
  };
  if (!summary) return null;
  const [gross, deductions, net] = [place(summary.gross), place(summary.deductions), place(summary.net)];
  return gross && deductions && net ? { gross, deductions, net } : null;
}
