import type { Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { atScale, type CalculatedColumn, calculatedColumn, sumOf } from '../tables/index.ts';
import { readElements } from './balance-elements.ts';
import type { BatchContext } from './prepared-batch.ts';

/** A balance element that a definition fills: its place in the ledger, and the calculated column that it takes. */
export interface LedgerElement {
  readonly code: string;
  /** From 1: its position in the ledger's array. */
  readonly serialNumber: number;
  readonly scale: number;
  readonly column: CalculatedColumn;
}

/** @throws AppError DEFINITION_INVALID for an element or a column that does not exist */
export async function readLedgerElements(
  sql: Sql,
  batch: Pick<BatchContext, 'solution'>,
  program: Pick<Program, 'balances' | 'tables' | 'definition'>,
): Promise<LedgerElement[]> {
  const elements = await readElements(sql, batch.solution, program.balances);
  return program.balances.map(({ code, scale, from }) => {
    const serialNumber = elements.get(code)?.serialNumber ?? 0;
    return { code, serialNumber, scale, column: calculatedColumn(program, from) };
  });
}

/** What an employee's lines add up to, at the element's scale; over `joinSums`. */
export const amountOf = ({ code, column, scale }: LedgerElement): string =>
  atScale(sumOf(column), column.scale, scale, `Balance element ${code}`);

/** An array by serial number; positions of other definitions' elements stay blank. */
export function bySerialNumber(elements: readonly LedgerElement[], valueOf: (element: LedgerElement) => string): string {
  const length = Math.max(0, ...elements.map(({ serialNumber }) => serialNumber));
  const cells = Array.from({ length }, (_, index) => {
    const element = elements.find(({ serialNumber }) => serialNumber === index + 1);
    return element ? valueOf(element) : 'NULL';
  });
  return `ARRAY[${cells.join(', ')}]::bigint[]`;
}
