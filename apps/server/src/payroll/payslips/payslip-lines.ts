import type { ColumnPlan, Program } from '@wagewright/calc-engine';
import { type PayslipItem, type PayslipProduct, type PayslipSection, payslipItem } from '@wagewright/contracts/payroll/payslips';
import { formatValue, type PayslipPage, readPayslipCells, readPayslipInput } from '@wagewright/db';
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
  const column = program.tables.find(({ no }) => no === at.table)?.columns[at.column];
  return column ? { tableNo: at.table, column, isGiven: program.inputs.some(({ tableNo }) => tableNo === at.table) } : null;
}

function productOf(program: Program, { product }: ColumnPlan): PlacedItem['product'] {
  const [quantity, rate] = product ? [placeOf(program, product.quantity), placeOf(program, product.rate)] : [null, null];
  return quantity && rate ? { quantity, rate } : null;
}

export async function placedItems({ definitions, programs }: LineDeps, page: PayslipPage): Promise<PlacedItem[]> {
  const program = programs.of({ ...page.copy, definition: await definitions.of(page.copy) }, page.solutionCode);
  return z
    .array(payslipItem)
    .parse(page.style)
    .flatMap((item) => {
      const table = program.tables.find(({ code }) => code === item.table);
      const column = table?.columns.find(({ code }) => code === item.column);
      return table && column ? [{ item, tableNo: table.no, column, isGiven: false, product: productOf(program, column) }] : [];
    });
}

const isZero = (amount: string): boolean => /^-?0(\.0*)?$/.test(amount);

const tablesOf = (places: readonly Place[], isGiven: boolean): number[] => [
  ...new Set(places.filter((place) => place.isGiven === isGiven).map(({ tableNo }) => tableNo)),
];

/** The stored values of one payslip as text; null where there is none. */
type ReadPlace = (place: Place) => string | null;

function productText(read: ReadPlace, product: PlacedItem['product']): PayslipProduct | null {
  const [quantity, rate] = product ? [read(product.quantity), read(product.rate)] : [null, null];
  if (!product || quantity === null || rate === null || isZero(quantity)) return null;
  return { quantity, unit: product.quantity.column.unit ?? null, rate };
}

/** The lines of payslips of one employee as their settings order them, read from the runs that they were generated from. */
export async function readLines(deps: LineDeps, pages: readonly PayslipPage[]): Promise<PayslipLine[][]> {
  const placed = await Promise.all(pages.map((page) => placedItems(deps, page)));
  const places = placed.flat().flatMap((item) => (item.product ? [item, item.product.quantity, item.product.rate] : [item]));
  const employeeId = pages[0]?.employeeId ?? 0;
  const [cells, given] = [
    await readPayslipCells(deps.db.reads, { runIds: pages.map(({ runId }) => runId), tableNumbers: tablesOf(places, false), employeeId }),
    await readPayslipInput(deps.db.reads, {
      batchIds: pages.map(({ batchId }) => batchId),
      tableNumbers: tablesOf(places, true),
      employeeId,
    }),
  ];
  return pages.map((page, index) => {
    const read: ReadPlace = ({ tableNo, column, isGiven }) => {
      const row = isGiven
        ? given.find((candidate) => candidate.batchId === page.batchId && candidate.tableNo === tableNo)
        : cells.find((candidate) => candidate.runId === page.runId && candidate.tableNo === tableNo);
      const minor = row?.v[column.position - 1] ?? null;
      return minor === null || column.storage === 't' ? null : formatValue(minor, column);
    };
    return (placed[index] ?? []).flatMap((place): PayslipLine[] => {
      const { item } = place;
      const amount = read(place);
      if (amount === null || (item.zero === 'hide' && isZero(amount))) return [];
      return [{ column: item.column, name: item.name, section: item.section, amount, product: productText(read, place.product) }];
    });
  });
}
