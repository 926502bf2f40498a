/** How data flows through a definition: its tables, and which of them reads which, as far as the formulas can be understood. */
import type { CalculationDefinition, DefinitionTable } from '@wagewright/contracts/definition';
import { definitionScopes } from '../definition/scopes.ts';
import { checkFormula } from '../language/check.ts';
import { type CheckedNode, visitNodes } from '../language/checked.ts';
import { parseFormula } from '../language/parse.ts';
import type { Scope } from '../language/scope.ts';

export interface FlowNode {
  readonly table: string;
  readonly step: string;
}

export interface Flow {
  readonly nodes: readonly FlowNode[];
  /** Who is read → who reads, with how many of the reader's columns do; a table that is made of others reads them with all. */
  readonly edges: readonly { readonly from: string; readonly to: string; readonly columns: number }[];
}

export function tableFlow(definition: CalculationDefinition): Flow {
  const scopes = definitionScopes(definition);
  const tables = definition.steps.flatMap((step) => step.tables.map((table) => ({ step: step.code, table })));
  const known = new Set(tables.map(({ table }) => table.code));
  const edges = tables.flatMap(({ table }) =>
    [...readsOf(table, scopes.get(table.code))]
      .filter(([from]) => from !== table.code && known.has(from))
      .map(([from, columns]) => ({ from, to: table.code, columns })),
  );
  return { nodes: tables.map(({ step, table }) => ({ table: table.code, step })), edges };
}

/** Tables that a table reads, each with the number of columns that do. */
function readsOf(table: DefinitionTable, scope: Scope | undefined): Map<string, number> {
  const found = new Map<string, number>();
  const count = (codes: Iterable<string>, by: number) => {
    for (const code of new Set(codes)) found.set(code, (found.get(code) ?? 0) + by);
  };
  if (table.kind === 'union') count(table.of, table.columns.length);
  if (table.kind === 'pivot') count([table.of], table.columns.length);
  if (table.kind !== 'data') return found;
  for (const { expression, reference } of table.columns) {
    const formulas = typeof expression === 'string' ? [expression] : (expression ?? []).map((one) => one.expression);
    const matched = Object.values(reference?.match ?? {});
    const read = scope ? [...formulas, ...matched].flatMap((text) => tablesIn(text, scope)) : [];
    count(reference ? [...read, reference.table] : read, 1);
  }
  // a table with a line for each line of another follows it, whether its formulas read it or not
  if (table.per !== undefined && !found.has(table.per)) found.set(table.per, table.columns.length);
  return found;
}

/** Tables that a formula names, and those that it reads without naming them, as a total does. */
function tablesIn(text: string, scope: Scope): string[] {
  const parsed = parseFormula(text);
  if (!parsed.ok) return [];
  const { node, references } = checkFormula(parsed.syntax, scope);
  const codes = references.map(({ table }) => table.code);
  if (node)
    visitNodes(node, (part) => codes.push(...numbersIn(part).flatMap((no) => scope.tables.find((table) => table.no === no)?.code ?? [])));
  return codes;
}

function numbersIn(node: CheckedNode): number[] {
  if (node.op === 'aggregate') return [node.over];
  return 'table' in node && typeof node.table === 'number' && node.table >= 0 ? [node.table] : [];
}
