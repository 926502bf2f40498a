import type { ColumnPlan } from '@wagewright/calc-engine';
import { type PayslipItem, type PayslipSection, payslipItem } from '@wagewright/contracts/payroll/payslips';
import { formatValue, type PayslipPage, readPayslipCells } from '@wagewright/db';
import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';

export interface PayslipLine {
  readonly column: string;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
  readonly section: PayslipSection;
  readonly amount: string;
}

/** An item of the setting, and the calculated column that it shows in the copy that made the payslip. */
export interface PlacedItem {
  readonly item: PayslipItem;
  readonly tableNo: number;
  readonly column: ColumnPlan;
}

type LineDeps = Pick<Deps, 'db' | 'definitions' | 'programs'>;

export async function placedItems({ definitions, programs }: LineDeps, page: PayslipPage): Promise<PlacedItem[]> {
  const program = programs.of({ ...page.copy, definition: await definitions.of(page.copy) }, page.solutionCode);
  return z
    .array(payslipItem)
    .parse(page.style)
    .flatMap((item) => {
      const table = program.tables.find(({ code }) => code === item.table);
      const column = table?.columns.find(({ code }) => code === item.column);
      return table && column ? [{ item, tableNo: table.no, column }] : [];
    });
}

const isZero = (amount: string): boolean => /^-?0(\.0*)?$/.test(amount);

/** The lines of payslips of one employee as their settings order them, read from the runs that they were generated from. */
export async function readLines(deps: LineDeps, pages: readonly PayslipPage[]): Promise<PayslipLine[][]> {
  const placed = await Promise.all(pages.map((page) => placedItems(deps, page)));
  const cells = await readPayslipCells(deps.db.reads, {
    runIds: pages.map(({ runId }) => runId),
    tableNumbers: [...new Set(placed.flat().map(({ tableNo }) => tableNo))],
    employeeId: pages[0]?.employeeId ?? 0,
  });
  return pages.map(({ runId }, index) =>
    (placed[index] ?? []).flatMap(({ item, tableNo, column }) => {
      const minor = cells.find((cell) => cell.runId === runId && cell.tableNo === tableNo)?.v[column.position - 1];
      if (minor === undefined || minor === null || column.storage === 't') return [];
      const amount = formatValue(minor, column);
      if (item.zero === 'hide' && isZero(amount)) return [];
      return [{ column: item.column, name: item.name, section: item.section, amount }];
    }),
  );
}
