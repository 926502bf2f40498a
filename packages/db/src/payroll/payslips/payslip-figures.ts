import type { ColumnPlan, Program } from '@wagewright/calc-engine';
import type { PayslipItem, PayslipProduct } from '@wagewright/contracts/payroll/payslips';
import type { Reads } from '../../sql.ts';
import { formatValue } from '../tables/index.ts';
import { type PayslipCells, type PayslipFigures, readKeptLines, readPayslipCells, readPayslipInput } from './read-payslips.ts';

export type Placed = Pick<PayslipItem, 'table' | 'column'>;

/** What a payslip has of an item: decimal text as it was calculated; null where there is nothing. */
export interface Figure {
  readonly amount: string | null;
  readonly product: PayslipProduct | null;
}

export type FigureOf = (item: Placed) => Figure;

/** A payslip of which these items are asked. */
export interface AskedFigures {
  readonly page: PayslipFigures;
  readonly items: readonly Placed[];
}

export interface FigureSource {
  readonly reads: Reads;
  /** The program that calculated a payslip; null of one that shows no batch. */
  programOf(page: PayslipFigures): Promise<Program | null>;
}

/** A column of numbers, and where it is stored: in the rows of the run, or in what the batch froze. */
interface Place {
  readonly tableNo: number;
  /** An employee can have several rows in its table, and none. */
  readonly hasLines: boolean;
  readonly column: ColumnPlan;
  readonly isGiven: boolean;
}

/** An item at the calculated column that it shows in the copy that made the payslip. */
interface PlacedItem extends Place {
  /** Of an amount that is quantity × rate. */
  readonly product: { readonly quantity: Place; readonly rate: Place } | null;
}

/** The items of payslips that one program calculated, by table and column. */
type PlacedItems = ReadonlyMap<string, PlacedItem>;

const nothing: Figure = { amount: null, product: null };

const keyOf = ({ table, column }: Placed): string => `${table}.${column}`;

function placeOf(program: Program, at: { readonly table: number; readonly column: number }): Place | null {
  const table = program.tables.find(({ no }) => no === at.table);
  const column = table?.columns[at.column];
  const isGiven = program.inputs.some(({ tableNo }) => tableNo === at.table);
  return table && column ? { tableNo: at.table, hasLines: table.lines === 'many', column, isGiven } : null;
}

function productOf(program: Program, { product }: ColumnPlan): PlacedItem['product'] {
  const [quantity, rate] = product ? [placeOf(program, product.quantity), placeOf(program, product.rate)] : [null, null];
  return quantity && rate ? { quantity, rate } : null;
}

function placedItems(program: Program | null, items: readonly Placed[]): PlacedItems {
  const placed = items.flatMap((item): [string, PlacedItem][] => {
    const table = program?.tables.find(({ code }) => code === item.table);
    const column = table?.columns.find(({ code }) => code === item.column);
    if (!program || !table || !column) return [];
    const place = { tableNo: table.no, hasLines: table.lines === 'many', column, isGiven: false };
    return [[keyOf(item), { ...place, product: productOf(program, column) }]];
  });
  return new Map(placed);
}

const isZeroText = (amount: string): boolean => /^-?0(\.0*)?$/.test(amount);

const tablesOf = (places: readonly Place[], isGiven: boolean): number[] => [
  ...new Set(places.filter((place) => place.isGiven === isGiven).map(({ tableNo }) => tableNo)),
];

type Rows = readonly (readonly (string | null)[])[];

/** The rows of one payslip's employee in the table of a place, in the order of their lines. */
type RowsOf = (place: Place) => Rows;

const textTypes: ReadonlySet<ColumnPlan['type']> = new Set(['text', 'date', 'boolean']);

/** Amounts, and numbers that count hours or days: what is worth adding. A rate of three lines is no rate. */
const addsUp = ({ type, unit }: ColumnPlan): boolean => type === 'money' || unit !== undefined;

/**
 * What a payslip says of a column, as decimal text; null leaves the item out. Of a table with lines it is the sum of the employee's lines, where
 * the column adds up; other numbers of lines (rates, counts) are left out, also where there happens to be one line. Texts, days and yes/no are
 * left out of every payslip: its items are figures. Lines without a value count for nothing.
 */
export function payslipFigure({ column, hasLines }: Pick<Place, 'column' | 'hasLines'>, rows: Rows): string | null {
  if (textTypes.has(column.type) || (hasLines && !addsUp(column))) return null;
  const values = rows.flatMap((row) => row[column.position - 1] ?? []);
  if (values.length === 0) return null;
  return formatValue(String(values.reduce((total, minor) => total + BigInt(minor), 0n)), column);
}

/** Quantity and rate of an amount; of several lines there is no one rate. */
function productText(rowsOf: RowsOf, product: PlacedItem['product']): PayslipProduct | null {
  const read = (place: Place): string | null => {
    const rows = rowsOf(place);
    return rows.length === 1 ? payslipFigure({ ...place, hasLines: false }, rows) : null;
  };
  const [quantity, rate] = product ? [read(product.quantity), read(product.rate)] : [null, null];
  if (!product || quantity === null || rate === null || isZeroText(quantity)) return null;
  return { quantity, unit: product.quantity.column.unit ?? null, rate };
}

/** Of payslips by balance and by import: what was kept with them. */
async function keptFigures({ reads }: FigureSource, asked: readonly AskedFigures[]): Promise<(page: PayslipFigures) => FigureOf> {
  const kept = await readKeptLines(
    reads,
    asked.map(({ page }) => page.id),
  );
  const values = new Map(kept.map(({ payslipId, code, value }) => [`${payslipId}/${code}`, value]));
  return (page) =>
    ({ column }) => ({ amount: values.get(`${page.id}/${column}`) ?? null, product: null });
}

/** Stored rows by where they are from: a run or a batch, an employee, a table. */
function gathered(rows: readonly PayslipCells[]): (from: number, employeeId: number, tableNo: number) => Rows {
  const places = new Map<string, (readonly (string | null)[])[]>();
  for (const { from, employeeId, tableNo, v } of rows) {
    const key = `${from}/${employeeId}/${tableNo}`;
    const known = places.get(key);
    if (known) known.push(v);
    else places.set(key, [v]);
  }
  return (from, employeeId, tableNo) => places.get(`${from}/${employeeId}/${tableNo}`) ?? [];
}

/** Where each payslip's items stand: payslips of one program that are asked for the same items are placed once. */
async function placedBy(source: FigureSource, asked: readonly AskedFigures[]): Promise<ReadonlyMap<PayslipFigures, PlacedItems>> {
  const placed = new Map<Program | null, Map<readonly Placed[], PlacedItems>>();
  const ofPages = new Map<PayslipFigures, PlacedItems>();
  for (const { page, items } of asked) {
    const program = await source.programOf(page);
    const known = placed.get(program) ?? new Map<readonly Placed[], PlacedItems>();
    placed.set(program, known);
    const own = known.get(items) ?? placedItems(program, items);
    known.set(items, own);
    ofPages.set(page, own);
  }
  return ofPages;
}

/** Of payslips by batch: cells of the runs that they were generated from. */
async function calculatedFigures(source: FigureSource, asked: readonly AskedFigures[]): Promise<(page: PayslipFigures) => FigureOf> {
  const placed = await placedBy(source, asked);
  const places = [...new Set(placed.values())].flatMap((items) =>
    [...items.values()].flatMap((item) => (item.product ? [item, item.product.quantity, item.product.rate] : [item])),
  );
  const employeeIds = [...new Set(asked.map(({ page }) => page.employeeId))];
  const calculated = asked.flatMap(({ page }) => page.calculated ?? []);
  const runIds = [...new Set(calculated.map(({ runId }) => runId))];
  const batchIds = [...new Set(calculated.map(({ batchId }) => batchId))];
  const cells = gathered(await readPayslipCells(source.reads, { runIds, tableNumbers: tablesOf(places, false), employeeIds }));
  const given = gathered(await readPayslipInput(source.reads, { batchIds, tableNumbers: tablesOf(places, true), employeeIds }));
  return (page) => {
    const { runId, batchId } = page.calculated ?? { runId: 0, batchId: 0 };
    const rowsOf: RowsOf = ({ tableNo, isGiven }) =>
      isGiven ? given(batchId, page.employeeId, tableNo) : cells(runId, page.employeeId, tableNo);
    const items = placed.get(page);
    return (item) => {
      const place = items?.get(keyOf(item));
      return place ? { amount: payslipFigure(place, rowsOf(place)), product: productText(rowsOf, place.product) } : nothing;
    };
  };
}

/** What payslips have of some items, each as the copy that made it knows them: a few statements, however many payslips. */
export async function readFigures(source: FigureSource, asked: readonly AskedFigures[]): Promise<FigureOf[]> {
  const [fromRuns, fromLines] = [asked.filter(({ page }) => page.calculated), asked.filter(({ page }) => !page.calculated)];
  const calculated = await calculatedFigures(source, fromRuns);
  const kept = await keptFigures(source, fromLines);
  return asked.map(({ page }) => (page.calculated ? calculated(page) : kept(page)));
}
