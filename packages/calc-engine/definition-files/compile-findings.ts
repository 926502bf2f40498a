/** The compiler's errors, placed in the file. */
import type { CalculationDefinition } from '@wagewright/contracts/payroll/solutions';
import type { DefinitionError } from '../src/api.ts';
import { sinceEver } from '../src/definition/check-columns.ts';
import { nextStepFigures } from '../src/language/next-step.ts';
import { type Found, type Places, placeOf } from './located.ts';
import type { Path } from './text.ts';

export const compileFindings = (errors: readonly DefinitionError[], definition: CalculationDefinition, places: Places): Found[] =>
  errors.map((error) => findingOf(error, definition, places));

function findingOf(error: DefinitionError, definition: CalculationDefinition, places: Places): Found {
  const { code, message, nextStep, range } = error;
  const element = pathOf(error, definition);
  const { path, text } = expressionAt(element, error, definition);
  const read = range && text !== null ? text.slice(range.from, range.to) : (error.column ?? error.table);
  return {
    code,
    figures: { message, ...nextStepFigures(nextStep), ...(read ? { text: read } : {}) },
    place: placeOf(definition, places, {
      path: range && text !== null ? path : element,
      on: 'value',
      ...(range ? { character: range.from } : {}),
    }),
  };
}

/** What the error means: a column where it names one, else a table, else what its code says. */
function pathOf(error: DefinitionError, { steps, balances, rules = [] }: CalculationDefinition): Path {
  const { code, table, column, rule, part } = error;
  if (part) return [part];
  if (rule !== undefined) return ['rules', rules.findLastIndex((candidate) => candidate.code === rule)];
  for (const [stepIndex, step] of steps.entries()) {
    const tableIndex = step.tables.findIndex((candidate) => candidate.code === table);
    if (tableIndex < 0) continue;
    const path: Path = ['steps', stepIndex, 'tables', tableIndex];
    const cell = cellOf(error, step.tables[tableIndex]);
    if (cell.length > 0) return [...path, ...cell];
    const columns = step.tables[tableIndex]?.columns ?? [];
    const columnIndex = columns.findLastIndex((candidate) => candidate.code === column);
    return columnIndex < 0 ? path : [...path, 'columns', columnIndex];
  }
  if (code === 'SUMMARY_COLUMN') return ['summary'];
  const balance = balances.findIndex((candidate) => candidate.code === column);
  return code === 'BALANCE_COLUMN' ? (balance < 0 ? ['balances'] : ['balances', balance]) : [];
}

/** The expression of a data column, or its version, whose characters the compiler counts; null where it made the text itself. */
function expressionAt(
  path: Path,
  { version, part }: DefinitionError,
  { steps, rules, scope }: CalculationDefinition,
): { readonly path: Path; readonly text: string | null } {
  if (part) return { path, text: scope ?? null };
  if (path[0] === 'rules') return { path: [...path, 'condition'], text: rules?.[Number(path[1])]?.condition ?? null };
  const [, step, , table, , index] = path;
  const found = steps[Number(step)]?.tables[Number(table)];
  const expression = found?.kind === 'data' ? found.columns[Number(index)]?.expression : undefined;
  if (!Array.isArray(expression)) return { path: [...path, 'expression'], text: expression ?? null };
  const formula = expression.findIndex(({ from }) => (from ?? sinceEver) === version);
  return { path: [...path, 'expression', formula, 'expression'], text: expression[formula]?.expression ?? null };
}

/** A version of parameters, its row and the row's cell, as far as the error names them. */
function cellOf({ rates, column }: DefinitionError, table: CalculationDefinition['steps'][number]['tables'][number] | undefined): Path {
  if (table?.kind !== 'parameter' || rates === undefined) return [];
  const { validFrom, row } = rates;
  const index = table.versions.findIndex((version) => version.validFrom === validFrom);
  const path: Path = ['versions', index];
  if (row === undefined) return path;
  const isThere = column !== undefined && Object.hasOwn(table.versions[index]?.rows[row - 1] ?? {}, column);
  return [...path, 'rows', row - 1, ...(isThere ? [column] : [])];
}
