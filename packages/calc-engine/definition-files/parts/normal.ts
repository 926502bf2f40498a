/** A part as the definition's schema reads it, with its defaults; what does not fit the schema is left as it was given. */
import {
  balanceSchema,
  dataColumnSchema,
  definitionTestSchema,
  messageSchema,
  parameterColumnSchema,
  parameterVersionSchema,
  payTypeSchema,
  pivotTableSchema,
  ruleGroupSchema,
  snapshotColumnSchema,
  stepSchema,
  tableSchema,
  unionTableSchema,
  verificationRuleSchema,
} from '@wagewright/contracts/definition';
import type { DefinitionPart } from '@wagewright/contracts/definition-findings';
import { type Element, findTable } from '../layers/elements.ts';

interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

/** Columns by the kind of their table. */
const columns: Readonly<Record<string, Schema>> = {
  snapshot: snapshotColumnSchema,
  parameter: parameterColumnSchema,
  data: dataColumnSchema,
  union: unionTableSchema.shape.columns.element,
  pivot: pivotTableSchema.shape.columns.element,
};

const schemas: Readonly<Record<Exclude<DefinitionPart['kind'], 'definition' | 'column'>, Schema>> = {
  step: stepSchema,
  table: tableSchema,
  version: parameterVersionSchema,
  balance: balanceSchema,
  payType: payTypeSchema,
  message: messageSchema,
  ruleGroup: ruleGroupSchema,
  rule: verificationRuleSchema,
  test: definitionTestSchema,
};

export function normalPart(part: DefinitionPart, value: unknown, definition: Element): unknown {
  if (part.kind === 'definition') return value;
  const kind = part.kind === 'column' ? findTable(definition, part.table)?.kind : undefined;
  const schema = part.kind === 'column' ? columns[typeof kind === 'string' ? kind : ''] : schemas[part.kind];
  const read = schema?.safeParse(value);
  return read?.success ? read.data : value;
}
