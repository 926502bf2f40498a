/** A definition with one thing of it changed: what a clerk does to steps, tables and columns. None of them leaves a table or step empty. */
import type { CalculationDefinition, DefinitionStep } from '@wagewright/contracts/definition';
import type { RuleColumn, RuleTable } from './rules.ts';

type Definition = CalculationDefinition;

const onSteps = (definition: Definition, change: (steps: readonly DefinitionStep[]) => readonly DefinitionStep[]): Definition => ({
  ...definition,
  steps: [...change(definition.steps)],
});

const onTables = (
  definition: Definition,
  change: (tables: readonly RuleTable[], step: DefinitionStep) => readonly RuleTable[],
): Definition => onSteps(definition, (steps) => steps.map((step) => ({ ...step, tables: [...change(step.tables, step)] })));

const onTable = (definition: Definition, code: string, change: (table: RuleTable) => RuleTable): Definition =>
  onTables(definition, (tables) => tables.map((table) => (table.code === code ? change(table) : table)));

const onColumns = (definition: Definition, table: string, change: (columns: readonly RuleColumn[]) => readonly RuleColumn[]): Definition =>
  onTable(definition, table, (found) => ({ ...found, columns: [...change(found.columns)] }) as RuleTable);

interface Coded {
  readonly code: string;
}

const behind = <T extends Coded>(list: readonly T[], one: T, after: string | null): T[] => {
  const at = after === null ? -1 : list.findIndex(({ code }) => code === after);
  return after !== null && at < 0 ? [...list, one] : list.toSpliced(at + 1, 0, one);
};

const shifted = <T extends Coded>(list: readonly T[], code: string, by: -1 | 1): T[] => {
  const at = list.findIndex((one) => one.code === code);
  const one = list[at];
  const to = at + by;
  return !one || to < 0 || to >= list.length ? [...list] : list.toSpliced(at, 1).toSpliced(to, 0, one);
};

/** The column under its present code with another content, which may have another code: what names it is not looked at. */
export const withColumn = (definition: Definition, table: string, code: string, column: RuleColumn): Definition =>
  onColumns(definition, table, (columns) => columns.map((one) => (one.code === code ? column : one)));

export const addColumn = (definition: Definition, table: string, column: RuleColumn, after?: string): Definition =>
  onColumns(definition, table, (columns) => behind(columns, column, after ?? columns.at(-1)?.code ?? null));

/** Before another one; as the last where there is none of that code. */
export const addColumnBefore = (definition: Definition, table: string, column: RuleColumn, before: string): Definition =>
  onColumns(definition, table, (columns) => {
    const at = columns.findIndex(({ code }) => code === before);
    return at < 0 ? [...columns, column] : columns.toSpliced(at, 0, column);
  });

export const moveColumn = (definition: Definition, table: string, code: string, by: -1 | 1): Definition =>
  onColumns(definition, table, (columns) => shifted(columns, code, by));

/** The last column takes its table along. */
export function removeColumn(definition: Definition, table: string, code: string): Definition {
  const isLast = definition.steps.some(({ tables }) =>
    tables.some((one) => one.code === table && one.columns.every((column) => column.code === code)),
  );
  return isLast ? removeTable(definition, table) : onColumns(definition, table, (columns) => columns.filter((one) => one.code !== code));
}

export const withTable = (definition: Definition, code: string, table: RuleTable): Definition => onTable(definition, code, () => table);

export const addTable = (definition: Definition, step: string, table: RuleTable, after?: string): Definition =>
  onTables(definition, (tables, { code }) => (code === step ? behind(tables, table, after ?? tables.at(-1)?.code ?? null) : tables));

/** Up or down; beyond the first or last of its step into the step beside it. */
export function moveTable(definition: Definition, code: string, by: -1 | 1): Definition {
  const { steps } = definition;
  const at = steps.findIndex(({ tables }) => tables.some((one) => one.code === code));
  const step = steps[at];
  const edge = by < 0 ? step?.tables[0] : step?.tables.at(-1);
  if (!step || edge?.code !== code) return onTables(definition, (tables) => shifted(tables, code, by));
  const beside = steps[at + by];
  if (!beside) return definition;
  return withoutEmpty(
    onSteps(definition, () =>
      steps.map((one) => {
        if (one === step) return { ...one, tables: one.tables.filter((table) => table !== edge) };
        return one === beside ? { ...one, tables: by < 0 ? [...one.tables, edge] : [edge, ...one.tables] } : one;
      }),
    ),
  );
}

export const removeTable = (definition: Definition, code: string): Definition =>
  withoutEmpty(onTables(definition, (tables) => tables.filter((one) => one.code !== code)));

const withoutEmpty = (definition: Definition): Definition =>
  onSteps(definition, (steps) => steps.filter(({ tables }) => tables.length > 0));

export const withStep = (definition: Definition, code: string, step: Omit<DefinitionStep, 'tables'>): Definition =>
  onSteps(definition, (steps) => steps.map((one) => (one.code === code ? { ...step, tables: one.tables } : one)));

export const addStep = (definition: Definition, step: DefinitionStep): Definition => onSteps(definition, (steps) => [...steps, step]);

export const moveStep = (definition: Definition, code: string, by: -1 | 1): Definition =>
  onSteps(definition, (steps) => shifted(steps, code, by));

export const removeStep = (definition: Definition, code: string): Definition =>
  onSteps(definition, (steps) => steps.filter((one) => one.code !== code));
