import type { ColumnPlan, Program } from '@wagewright/calc-engine';
import { type PayslipItem, type PayslipProduct, type PayslipSection, payslipItem } from '@wagewright/contracts/payroll/payslips';
import { formatValue, type PayslipPage, readKeptLines, readPayslipCells, readPayslipInput } from '@wagewright/db';
import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';

export interface PayslipLine {
  readonly column: string;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
  readonly section: PayslipSection;
  readonly amount: string;
  readonly product: PayslipProduct | null;
}

/** A column of numbers, and where it is stored: in the rows of the run, or in what the batch froze. */
interface Place {
  readonly tableNo: number;
  /** An employee can have several rows in its table, and none. */
  readonly hasLines: boolean;
  readonly column: ColumnPlan;
  readonly isGiven: boolean;
}

/** An item of the setting, and the calculated column that it shows in the copy that made the payslip. */
export interface PlacedItem extends Place {
  readonly item: PayslipItem;
  /** Of an amount that is quantity × rate. */
  readonly product: { readonly quantity: Place; readonly rate: Place } | null;
}

type LineDeps = Pick<Deps, 'db' | 'definitions' | 'programs'>;

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

const itemsOf = ({ style }: Pick<PayslipPage, 'style'>): PayslipItem[] => z.array(payslipItem).parse(style);

/** The items of a payslip at their calculated columns; none of one that shows no batch. */
export async function placedItems({ definitions, programs }: LineDeps, page: PayslipPage): Promise<PlacedItem[]> {
  if (!page.calculated) return [];
  const { copy } = page.calculated;
  const program = programs.of({ ...copy, definition: await definitions.of(copy) }, page.solutionCode);
  return itemsOf(page).flatMap((item) => {
    const table = program.tables.find(({ code }) => code === item.table);
    const column = table?.columns.find(({ code }) => code === item.column);
    if (!table || !column) return [];
    const place = { tableNo: table.no, hasLines: table.lines === 'many', column, isGiven: false };
    return [{ item, ...place, product: productOf(program, column) }];
  });
}

const isZero = (amount: string): boolean => /^-?0(\.0*)?$/.test(amount);

const negated = (amount: string): string => (isZero(amount) ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

const tablesOf = (places: readonly Place[], isGiven: boolean): number[] => [
  ...new Set(places.filter((place) => place.isGiven === isGiven).map(({ tableNo }) => tableNo)),
];

/** The rows of one payslip's employee in the table of a place, in the order of their lines. */
type RowsOf = (place: Place) => readonly (readonly (string | null)[])[];

const textTypes: ReadonlySet<ColumnPlan['type']> = new Set(['text', 'date', 'boolean']);

/** Amounts, and numbers that count hours or days: what is worth adding. A rate of three lines is no rate. */
const addsUp = ({ type, unit }: ColumnPlan): boolean => type === 'money' || unit !== undefined;

/**
 * What a payslip says of a column, as decimal text; null leaves the item out. Of a table with lines it is the sum of the employee's lines, where
 * the column adds up; other numbers of lines (rates, counts) are left out, also where there happens to be one line. Texts, days and yes/no are
 * left out of every payslip: its items are figures. Lines without a value count for nothing.
 */
export function payslipFigure({ column, hasLines }: Pick<Place, 'column' | 'hasLines'>, rows: ReturnType<RowsOf>): string | null {
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
  if (!product || quantity === null || rate === null || isZero(quantity)) return null;
  return { quantity, unit: product.quantity.column.unit ?? null, rate };
}

/** An item as it is shown, or nothing where there is no value or a zero that is hidden. */
function shownLine(item: PayslipItem, amount: string | null | undefined, product: PayslipProduct | null): PayslipLine[] {
  if (amount == null || (item.zero === 'hide' && isZero(amount))) return [];
  const shown = item.sign === 'negate' ? negated(amount) : amount;
  return [{ column: item.column, name: item.name, section: item.section, amount: shown, product }];
}

/** Of payslips by balance and by import: what was kept with them. */
async function keptLines(deps: LineDeps, pages: readonly PayslipPage[]): Promise<(page: PayslipPage) => PayslipLine[]> {
  const kept = await readKeptLines(
    deps.db.reads,
    pages.filter(({ calculated }) => !calculated).map(({ id }) => id),
  );
  return (page) => {
    const values = new Map(kept.filter(({ payslipId }) => payslipId === page.id).map(({ code, value }) => [code, value]));
    return itemsOf(page).flatMap((item) => shownLine(item, values.get(item.column), null));
  };
}

/** Of payslips by batch: cells of the runs that they were generated from. */
async function calculatedLines(deps: LineDeps, pages: readonly PayslipPage[]): Promise<(page: PayslipPage) => PayslipLine[]> {
  const placed = new Map(await Promise.all(pages.map(async (page) => [page, await placedItems(deps, page)] as const)));
  const places = [...placed.values()].flat().flatMap((item) => (item.product ? [item, item.product.quantity, item.product.rate] : [item]));
  const employeeId = pages[0]?.employeeId ?? 0;
  const calculated = pages.flatMap((page) => page.calculated ?? []);
  const runIds = calculated.map(({ runId }) => runId);
  const cells = await readPayslipCells(deps.db.reads, { runIds, tableNumbers: tablesOf(places, false), employeeId });
  const batchIds = calculated.map(({ batchId }) => batchId);
  const given = await readPayslipInput(deps.db.reads, { batchIds, tableNumbers: tablesOf(places, true), employeeId });
  return (page) => {
    const rowsOf: RowsOf = ({ tableNo, isGiven }) => {
      const rows = isGiven
        ? given.filter((candidate) => candidate.batchId === page.calculated?.batchId && candidate.tableNo === tableNo)
        : cells.filter((candidate) => candidate.runId === page.calculated?.runId && candidate.tableNo === tableNo);
      return rows.map(({ v }) => v);
    };
    return (placed.get(page) ?? []).flatMap((place) =>
      shownLine(place.item, payslipFigure(place, rowsOf(place)), productText(rowsOf, place.product)),
    );
  };
}

/** The lines of payslips of one employee as their settings order them. */
export async function readLines(deps: LineDeps, pages: readonly PayslipPage[]): Promise<PayslipLine[][]> {
  const calculated = await calculatedLines(
    deps,
    pages.filter((page) => page.calculated),
  );
  const kept = await keptLines(deps, pages);
  return pages.map((page) => (page.calculated ? calculated(page) : kept(page)));
}
