/** Pay types of a definition and the columns that carry them. */
import type { CalculationDefinition, DefinitionTable } from '@wagewright/contracts/definition';
import { suggestName } from '../language/nearest.ts';
import type { ScopeColumn, ScopePayType, ScopeTable } from '../language/scope.ts';
import type { Report } from './plan.ts';
import type { TableShapes } from './table-shapes.ts';

interface Carrier {
  readonly type: string;
  readonly table: ScopeTable;
  readonly column: ScopeColumn;
}

function typesOf(column: DefinitionTable['columns'][number]): readonly string[] {
  return 'types' in column ? [...new Set(column.types ?? [])] : [];
}

/** Why a column cannot be summed for an employee; null where it can. */
function refusal(table: ScopeTable, column: ScopeColumn): { readonly message: string; readonly nextStep: string } | null {
  const path = `${table.code}.${column.code}`;
  if (table.lines === 'version' || table.lines === 'shared') {
    const message = `${path} belongs to no employee, so it cannot carry a pay type.`;
    return { message, nextStep: 'Carry the type by the column of a data table that reads it.' };
  }
  if (column.type === 'money' || column.type === 'decimal' || column.type === 'integer') return null;
  const message = `${path} is of type ${column.type}; only numbers can be summed by a pay type.`;
  return { message, nextStep: 'Remove "types", or carry them by a column of type money, decimal or integer.' };
}

function carriersOf(shapes: TableShapes, scopes: readonly ScopeTable[], known: readonly string[], report: Report): Carrier[] {
  return shapes.all.flatMap(({ table: defined }, index) => {
    const table = scopes[index];
    if (!table) return [];
    return defined.columns.flatMap((source, at): Carrier[] => {
      const column = table.columns[at];
      if (!column) return [];
      const refused = typesOf(source).length > 0 ? refusal(table, column) : null;
      if (refused) report({ code: 'TABLE_SHAPE', ...refused, table: table.code, column: column.code });
      return refused ? [] : typesOf(source).flatMap((type) => carrierOf(type, table, column, known, report));
    });
  });
}

function carrierOf(type: string, table: ScopeTable, column: ScopeColumn, known: readonly string[], report: Report): Carrier[] {
  if (known.includes(type)) return [{ type, table, column }];
  report({
    code: 'UNKNOWN_PAY_TYPE',
    message: `${table.code}.${column.code} carries "${type}", which is not a pay type of the definition.`,
    nextStep: suggestName(type, known, `Add it to the definition: payTypes: [{ code: ${type}, name: … }].`),
    table: table.code,
    column: column.code,
  });
  return [];
}

/** A union or pivot has no types of its own: its source carries them, and would count twice. */
export function planPayTypes(
  definition: CalculationDefinition,
  shapes: TableShapes,
  scopes: readonly ScopeTable[],
  report: Report,
): ScopePayType[] {
  const types = definition.payTypes ?? [];
  const known = types.map(({ code }) => code);
  const carriers = carriersOf(shapes, scopes, known, report);
  return types.map(({ code, name }) => ({ code, name, carriers: carriers.filter(({ type }) => type === code) }));
}
