/** A part as the definition's schema reads it, with its defaults; what does not fit the schema is left as it was given. */
import {
  balanceSchema,
  columnSchemas,
  definitionTestSchema,
  messageSchema,
  parameterVersionSchema,
  payTypeSchema,
  ruleGroupSchema,
  stepSchema,
  tableSchema,
  verificationRuleSchema,
} from '@wagewright/contracts/definition';
import type { DefinitionPart } from '@wagewright/contracts/definition-findings';
import { type Element, findTable } from '../layers/elements.ts';

interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

const columns: Readonly<Record<string, Schema>> = columnSchemas;

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
