import type { ColumnPlan } from '@wagewright/calc-engine';
import { type PayslipItem, type PayslipSection, payslipItem } from '@wagewright/contracts';
import { formatValue, readStoredRows, type Sql } from '@wagewright/db';
import { z } from 'zod';
import type { Programs } from '../solutions/index.ts';
import type { PayslipRow } from './load-payslip.ts';

export interface PayslipLine {
  readonly column: string;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
  readonly section: PayslipSection;
  readonly amount: string;
}

export const itemsOf = (row: PayslipRow): PayslipItem[] => z.array(payslipItem).parse(row.setting.style);

interface Place {
  readonly tableNo: number;
  readonly column: ColumnPlan;
}

/** The calculated column that an item shows, in the copy that made the payslip. */
export function placeOf(row: PayslipRow, programs: Programs, item: PayslipItem): Place | undefined {
  const program = programs.of(row.batch.copy, row.batch.period.solution.code);
  const table = program.tables.find(({ code }) => code === item.table);
  const column = table?.columns.find(({ code }) => code === item.column);
  return table && column ? { tableNo: table.no, column } : undefined;
}

const isZero = (amount: string): boolean => /^-?0(\.0*)?$/.test(amount);

/** The lines of a payslip as its setting orders them, read from the run that it was generated from. */
export async function readLines(sql: Sql, row: PayslipRow, programs: Programs): Promise<PayslipLine[]> {
  const placed = itemsOf(row).flatMap((item) => {
    const place = placeOf(row, programs, item);
    return place ? [{ item, place }] : [];
  });
  const tableNumbers = [...new Set(placed.map(({ place }) => place.tableNo))];
  const stored = await readStoredRows(sql, { runId: row.runId, employeeId: row.employeeId, tableNumbers });
  return placed.flatMap(({ item, place: { tableNo, column } }) => {
    const minor = stored.find((candidate) => candidate.tableNo === tableNo)?.v[column.position - 1];
    if (minor === undefined || minor === null || column.storage === 't') return [];
    const amount = formatValue(minor, column);
    if (item.zero === 'hide' && isZero(amount)) return [];
    return [{ column: item.column, name: item.name, section: item.section, amount }];
  });
}
