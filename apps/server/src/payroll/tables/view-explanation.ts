import type { ExplainNode } from '@wagewright/calc-engine';
import type { Explanation } from '@wagewright/contracts';

const kinds: Readonly<Record<ExplainNode['kind'], Explanation['kind']>> = {
  column: 'column',
  input: 'input',
  history: 'input',
  period: 'input',
  parameter: 'parameter',
  constant: 'constant',
  operation: 'operation',
};

/** What a person would want to know beside the value: the rounding, the row that was hit, the source of a leaf. */
function noteOf(node: ExplainNode): string | null {
  if (node.error) return `${node.error.message} ${node.error.nextStep}`;
  if (node.rounding) return `${node.rounding.before} → ${node.rounding.after} (${node.rounding.mode}, ${node.rounding.step})`;
  if (node.tableRow) {
    const cells = Object.entries(node.tableRow.cells).map(([column, value]) => `${column} ${value ?? '–'}`);
    return `${node.tableRow.table} #${node.tableRow.row}: ${cells.join(', ')}. ${node.tableRow.source}`;
  }
  return node.source ?? null;
}

/** The engine's explanation in the words of the contract. */
export function viewExplanation(node: ExplainNode): Explanation {
  return {
    kind: node.error ? 'error' : kinds[node.kind],
    label: node.name ? { en: node.name.en, 'zh-CN': node.name['zh-CN'] } : (node.column ?? node.text),
    expression: node.text,
    value: node.value,
    note: noteOf(node),
    children: node.children.map(viewExplanation),
  };
}
