/** `--explain TABLE:KEY:COLUMN` */
import { type CellAddress, type ExplainNode, explain, type PeriodFacts, type Program, readRow } from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import type { GivenInput } from './build-input.ts';
import { findNamed } from './names.ts';
import { refuse } from './problems.ts';
import type { ExplainRequest } from './read-arguments.ts';

/** @throws InputProblems where there is no such cell */
export function explainCell(program: Program, period: PeriodFacts, given: GivenInput, request: ExplainRequest): ExplainNode {
  const address = findCell(program, request);
  const row = given.employees.indexOf(request.key);
  if (row < 0) {
    const hint = suggestName(request.key, given.employees, `There are ${given.employees.length} employees in the tables.`);
    refuse(`--explain: There is no employee ${request.key}. ${hint}`);
  }
  return explain(program, { period }, readRow(program, given.input, row), address);
}

function findCell(program: Program, request: ExplainRequest): CellAddress {
  const tables = program.tables.filter(({ kind }) => kind !== 'parameter');
  const codes = tables.map(({ code }) => code);
  const table = findNamed(tables, request.table);
  if (!table)
    return refuse(`--explain: There is no table ${request.table}. ${suggestName(request.table, codes, `There are ${codes.join(', ')}.`)}`);
  const column = findNamed(table.columns, request.column);
  const columns = table.columns.map(({ code }) => code);
  if (column) return { table: table.code, column: column.code };
  return refuse(
    `--explain: ${table.code} has no column ${request.column}. ${suggestName(request.column, columns, `It has ${columns.join(', ')}.`)}`,
  );
}
