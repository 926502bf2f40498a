/** Constants and references of data columns, written as expressions: one checker and one evaluator serve all. */
import type { DataColumn, DataTable, DefinitionTable } from '@wagewright/contracts/definition';
import { printName } from '../language/print.ts';
import { constantToExpression, parseCell } from './cells.ts';
import { formulaText } from './formulas.ts';
import type { Report } from './plan.ts';
import type { TableShapes } from './table-shapes.ts';

type Reference = NonNullable<DataColumn['reference']>;

/** The expression of a data column as written, or the constant or reference as one; null with an error where it is none. */
export function expressionOf(table: DataTable, column: DataColumn, shapes: TableShapes, report: Report): string | null {
  if (column.expression !== undefined) return formulaText(column.expression);
  if (column.constant !== undefined) return constantExpression(table, column, report);
  return column.reference ? referenceExpression(table, column, column.reference, shapes) : null;
}

function constantExpression(table: DataTable, column: DataColumn, report: Report): string | null {
  const cell = parseCell(column.constant ?? null, column.type, column.type === 'decimal' || column.type === 'money' ? 12 : 0);
  if (cell.ok && cell.value) return constantToExpression(cell.value);
  const problem = cell.ok ? 'a constant cannot be blank' : cell.problem;
  report({
    code: 'CONSTANT_VALUE',
    message: `The constant of ${table.code}.${column.code}: ${problem}.`,
    nextStep: `Write a value of type ${column.type}.`,
    table: table.code,
    column: column.code,
  });
  return null;
}

const aggregates: Readonly<Record<NonNullable<Reference['dedup']>, string>> = {
  first: 'FIRST',
  last: 'LAST',
  sum: 'SUM',
  min: 'MIN',
  max: 'MAX',
  count: 'COUNT',
  error: 'ONLY',
};

/** Columns that together find one row of a table. */
function keyOf(table: DefinitionTable, shared: boolean): readonly string[] {
  if (table.kind === 'parameter') return table.key;
  return shared && table.kind === 'pivot' ? table.groupBy : [];
}

function referenceExpression(table: DataTable, column: DataColumn, reference: Reference, shapes: TableShapes): string | null {
  const found = shapes.find(reference.table);
  const path = `${printName(reference.table)}.${printName(reference.column)}`;
  if (!found) return path;
  const { lines } = shapes.of(found);
  const key = keyOf(found.table, lines === 'shared');
  const matches = Object.entries(reference.match ?? {});
  const walked = lines === 'many' || lines === 'shared' || key.length > 0 || (found.table.kind === 'parameter' && found.table.bracket);
  if (!walked && matches.length > 0) {
    const nextStep = 'Remove "match".';
    shapes.fail(table, 'TABLE_SHAPE', `${reference.table} has one row, which no match needs to find.`, nextStep, column.code);
    return null;
  }
  const covered = key.length > 0 && matches.length === key.length && key.every((code) => matches.some(([matched]) => matched === code));
  if (covered && reference.dedup !== 'count') {
    const values = key.map((code) => matches.find(([matched]) => matched === code)?.[1]);
    return `LOOKUP(${printName(reference.table)}, ${values.join(', ')}, ${printName(reference.column)})`;
  }
  if (!reference.dedup || !walked) return matches.length === 0 ? path : notUnique(table, column, reference, key, shapes);
  const conditions = matches.map(([code, expression]) => `${printName(reference.table)}.${printName(code)} = (${expression})`);
  const where = conditions.length > 1 ? `AND(${conditions.join(', ')})` : conditions[0];
  return `${aggregates[reference.dedup]}(${reference.dedup === 'count' ? printName(reference.table) : path}${where ? ` WHERE ${where}` : ''})`;
}

function notUnique(table: DataTable, column: DataColumn, reference: Reference, key: readonly string[], shapes: TableShapes): null {
  const nextStep = `Say which row counts with "dedup"${key.length > 0 ? `, or match the whole key: ${key.join(', ')}` : ''}.`;
  shapes.fail(table, 'NO_UNIQUE_ROW', `More than one row of ${reference.table} may fit the match.`, nextStep, column.code);
  return null;
}
