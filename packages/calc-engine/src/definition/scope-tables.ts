/** Planned tables as expressions see them. */
import type { DefinitionTable } from '@wagewright/contracts/definition';
import type { TablePlan } from '../api.ts';
import type { ScopeTable } from '../language/scope.ts';
import { parseDecimal } from '../reference/fraction.ts';
import type { BracketShape } from '../tables/shape.ts';
import type { Report } from './plan.ts';
import type { TableShape } from './table-shapes.ts';

function bracketShape(table: DefinitionTable, plan: TablePlan, report: Report): BracketShape | null {
  if (table.kind !== 'parameter' || !table.bracket) return null;
  const indexOf = (code: string | undefined): number => {
    if (code === undefined) return -1;
    const index = plan.columns.findIndex((column) => column.code === code);
    const type = plan.columns[index]?.type;
    if (index < 0 || type === 'text' || type === 'date' || type === 'boolean') {
      report({
        code: 'TABLE_SHAPE',
        message: `The bracket rule of ${table.code} names "${code}", which is not one of its numeric columns.`,
        nextStep: 'Name a numeric column.',
        table: table.code,
      });
    }
    return index;
  };
  const { bound, column, rate, base, quick } = table.bracket;
  return { bound, column: indexOf(column), rate: indexOf(rate), base: indexOf(base), quick: indexOf(quick) };
}

/** A pivot over all employees is found by its groups, a parameter table by its key. */
function keyIndexes(table: DefinitionTable, plan: TablePlan, report: Report): number[] {
  const keys = table.kind === 'parameter' ? table.key : plan.lines === 'shared' && table.kind === 'pivot' ? table.groupBy : [];
  return keys.flatMap((key) => {
    const index = plan.columns.findIndex((column) => column.code === key);
    if (index >= 0) return [index];
    report({
      code: 'TABLE_SHAPE',
      message: `The key "${key}" is not a column of ${table.code}.`,
      nextStep: 'Name one of its columns.',
      table: table.code,
    });
    return [];
  });
}

export function scopeTable(table: DefinitionTable, plan: TablePlan, shape: TableShape, report: Report): ScopeTable {
  return {
    no: plan.no,
    code: plan.code,
    name: plan.name,
    kind: plan.kind,
    lines: shape.lines,
    linesOf: shape.linesOf,
    segments: shape.segments,
    segmentStart: shape.segments ? indexOrNull(plan.columns.findIndex(({ source }) => source === 'segment.from')) : null,
    key: keyIndexes(table, plan, report),
    bracket: bracketShape(table, plan, report),
    before: beforeOf(table),
    columns: plan.columns.map((column, index) => ({
      index,
      code: column.code,
      name: column.name,
      type: column.type,
      currency: column.currency,
      ...(column.unit ? { unit: column.unit } : {}),
      blankable: column.blank === 'keep',
    })),
  };
}

function beforeOf(table: DefinitionTable): ScopeTable['before'] {
  const given = table.kind === 'parameter' ? table.before : undefined;
  return given === undefined || given === 'not-applicable' ? (given ?? null) : parseDecimal(String(given));
}

const indexOrNull = (index: number): number | null => (index < 0 ? null : index);
