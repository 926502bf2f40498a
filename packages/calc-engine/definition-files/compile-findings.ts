/** The compiler's errors, placed in the file. */
import type { CalculationDefinition } from '@wagewright/contracts/payroll/solutions';
import type { DefinitionError } from '../src/api.ts';
import { readSuggestion } from '../src/language/nearest.ts';
import { type Found, type Places, placeOf } from './located.ts';
import type { Path } from './text.ts';

export const compileFindings = (errors: readonly DefinitionError[], definition: CalculationDefinition, places: Places): Found[] =>
  errors.map((error) => findingOf(error, definition, places));

function findingOf(error: DefinitionError, definition: CalculationDefinition, places: Places): Found {
  const { code, message, nextStep, range } = error;
  const element = pathOf(error, definition);
  const { path, text } = expressionAt(element, definition, error.version);
  const read = range && text !== null ? text.slice(range.from, range.to) : (error.column ?? error.table);
  const suggestion = readSuggestion(nextStep);
  return {
    code,
    figures: { message, nextStep, ...(read ? { text: read } : {}), ...(suggestion === null ? {} : { nearest: suggestion }) },
    place: placeOf(definition, places, {
      path: range && text !== null ? path : element,
      on: 'value',
      ...(range ? { character: range.from } : {}),
    }),
  };
}

/** What the error means: a column where it names one, else a table, else what its code says. */
function pathOf({ code, table, column }: DefinitionError, { steps, balances }: CalculationDefinition): Path {
  for (const [stepIndex, step] of steps.entries()) {
    const tableIndex = step.tables.findIndex((candidate) => candidate.code === table);
    if (tableIndex < 0) continue;
    const path: Path = ['steps', stepIndex, 'tables', tableIndex];
    const columns = step.tables[tableIndex]?.columns ?? [];
    const columnIndex = columns.findLastIndex((candidate) => candidate.code === column);
    return columnIndex < 0 ? path : [...path, 'columns', columnIndex];
  }
  if (code === 'SUMMARY_COLUMN') return ['summary'];
  const balance = balances.findIndex((candidate) => candidate.code === column);
  return code === 'BALANCE_COLUMN' ? (balance < 0 ? ['balances'] : ['balances', balance]) : [];
}

/** The expression of a data column, or the one of its list that a version names; null where the compiler made the text itself. */
function expressionAt(
  path: Path,
  { steps }: CalculationDefinition,
  version: string | undefined,
): { readonly path: Path; readonly text: string | null } {
  const [, step, , table, , index] = path;
  const found = steps[Number(step)]?.tables[Number(table)];
  const column = found?.kind === 'data' ? found.columns[Number(index)] : undefined;
  const written = column?.expression;
  if (written === undefined || typeof written === 'string') return { path: [...path, 'expression'], text: written ?? null };
  const dated = written.findIndex(({ from }) => from === version);
  const at = dated < 0 ? written.findIndex(({ from }) => from === undefined) : dated;
  return { path: [...path, 'expression', at, 'expression'], text: written[at]?.expression ?? null };
}
