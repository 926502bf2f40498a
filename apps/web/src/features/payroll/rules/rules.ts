import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import type { Outputs } from '../../../shared/api/trpc.ts';

export type Copy = Outputs['payroll']['copies']['getCopy'];
export type Tried = Outputs['payroll']['rules']['tryRule'];
export type RuleTable = CalculationDefinition['steps'][number]['tables'][number];
export type RuleColumn = RuleTable['columns'][number];
export type DataColumn = Extract<RuleTable, { kind: 'data' }>['columns'][number];

/** A definition that has the shape of one; null for a draft that has not, whose findings say why. */
export function readDefinition({ definition }: Pick<Copy, 'definition'>): CalculationDefinition | null {
  return calculationDefinitionSchema.safeParse(definition).data ?? null;
}

export const tablesOf = ({ steps }: CalculationDefinition): readonly RuleTable[] => steps.flatMap(({ tables }) => tables);

/** A column whose value one formula gives, and can be written here. */
export function hasFormula(table: RuleTable, column: RuleColumn): column is DataColumn & { expression: string } {
  return table.kind === 'data' && 'expression' in column && typeof column.expression === 'string';
}

/** What is changed of a column; the rest of it stays. */
export interface ColumnEdit {
  readonly nameEn: string;
  readonly nameZh: string;
  readonly expression: string;
}

export const editOf = (column: DataColumn & { expression: string }): ColumnEdit => ({
  nameEn: column.name.en,
  nameZh: column.name['zh-CN'],
  expression: column.expression,
});

/** The column's part of the definition with the edit in it. A name in one language suffices: the other falls back to it. */
export function columnChange(table: string, column: DataColumn, { nameEn, nameZh, expression }: ColumnEdit) {
  const name = { en: nameEn.trim() || nameZh.trim(), 'zh-CN': nameZh.trim() || nameEn.trim() };
  return { part: { kind: 'column' as const, table, code: column.code }, value: { ...column, name, expression } };
}
