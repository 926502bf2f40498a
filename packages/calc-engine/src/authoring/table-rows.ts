/** Rows of a dated table while somebody writes them: what is wrong with them, what is asked of them, and what follows where a cell is left out. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { ColumnPlan, DefinitionErrorCode } from '../api.ts';
import { isoDateText } from '../dates.ts';
import type { ParameterData } from '../definition/checked-program.ts';
import { compileParameters } from '../definition/parameters.ts';
import type { Report } from '../definition/plan.ts';
import { planScopes } from '../definition/scopes.ts';
import type { Reader } from '../explain/words/words.ts';
import { sayTableFinding } from '../plausibility/say.ts';
import { askTable } from '../plausibility/table-questions.ts';
import { fractionToText } from '../reference/fraction.ts';
import { buildBrackets } from '../tables/resolve.ts';

/** Where something is meant. */
interface RowPlace {
  /** First day of the version; null where the table as a whole is meant. */
  readonly version: string | null;
  /** From 0; null where the version is meant. */
  readonly row: number | null;
  /** By code; null where the row is meant. */
  readonly column: string | null;
}

export interface RowError extends RowPlace {
  readonly code: DefinitionErrorCode;
}

/** In the reader's language. */
export interface RowQuestion extends RowPlace {
  readonly message: string;
  readonly nextStep: string;
}

export interface WrittenRows {
  /** With the digits that each keeps. */
  readonly columns: readonly Pick<ColumnPlan, 'code' | 'scale' | 'currency'>[];
  readonly errors: readonly RowError[];
  readonly questions: readonly RowQuestion[];
  /** By version and row: base and quick deduction as bounds, rates and what is published give them, as decimal text by column. */
  readonly derived: ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>;
}

/** Null where the definition has no such dated table. */
export function askRows(definition: CalculationDefinition, code: string, reader: Reader): WrittenRows | null {
  const { shapes, plans, scopes } = planScopes(definition, () => undefined);
  const index = shapes.all.findIndex(({ table }) => table.code === code);
  const [table, plan, scope] = [shapes.all[index]?.table, plans[index], scopes[index]];
  if (table?.kind !== 'parameter' || !plan || !scope) return null;
  const errors: RowError[] = [];
  const report: Report = ({ code: error, column, rates }) =>
    errors.push({
      code: error,
      version: rates?.validFrom ?? null,
      row: rates?.row === undefined ? null : rates.row - 1,
      column: column ?? null,
    });
  const data = compileParameters(table, plan, scope, report);
  const questions = askTable(definition, data).map(
    (finding): RowQuestion => ({
      ...sayTableFinding({ tables: plans }, finding, reader),
      version: isoDateText(finding.version),
      row: finding.row,
      column: finding.column === null ? null : (data.columns[finding.column]?.code ?? null),
    }),
  );
  return { columns: plan.columns, errors, questions, derived: derivedCells(data) };
}

function derivedCells(data: ParameterData): WrittenRows['derived'] {
  const { bracket, columns, versions } = data;
  if (!bracket) return new Map();
  const cell = (column: number, text: string) => (columns[column] ? { [columns[column].code]: text } : {});
  return new Map(
    versions.map(({ from, rows }) => [
      isoDateText(from),
      buildBrackets(data, rows).map(({ base, quick }) => ({
        ...cell(bracket.base, fractionToText(base)),
        ...cell(bracket.quick, fractionToText(quick)),
      })),
    ]),
  );
}
