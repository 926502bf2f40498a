/** Which parts of a node are computed with it, whatever the row. */
import type { IrNode } from '../ir/nodes.ts';

/** Nodes that are computed whenever this one is: not the sides of a condition, the second part of AND and OR, nor what a loop computes. */
export function certainNodes(root: IrNode): Set<IrNode> {
  const seen = new Set<IrNode>([root]);
  for (const node of seen) {
    if (node.op === 'choose') seen.add(node.condition);
    else if (node.op === 'and' || node.op === 'or') seen.add(node.a);
    else if (node.op !== 'fold') for (const part of Object.values(node).flat()) if (isNode(part)) seen.add(part);
  }
  return seen;
}

function isNode(part: unknown): part is IrNode {
  return part !== null && typeof part === 'object' && 'mayFlag' in part && 'id' in part;
}
