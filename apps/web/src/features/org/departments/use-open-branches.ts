import { useCallback, useMemo, useState } from 'react';
import { branchesTo, type DepartmentNode } from './department-tree.ts';

/** Levels that are open at first: as many as keep the tree within a screen or two. */
const rowsAtFirst = 60;

function levelsAtFirst(nodes: readonly DepartmentNode[]): number {
  let level = 0;
  let inSight = nodes.length;
  let row = nodes;
  while (inSight <= rowsAtFirst && row.some(({ children }) => children.length > 0)) {
    row = row.flatMap(({ children }) => children);
    inSight += row.length;
    if (inSight <= rowsAtFirst) level += 1;
  }
  return level;
}

/** Which branches of a tree are open: those that somebody opened or closed, else the first levels. */
export function useOpenBranches(nodes: readonly DepartmentNode[]) {
  const [changed, change] = useState<ReadonlyMap<number, boolean>>(new Map());
  const first = useMemo(() => new Set(branchesTo(nodes, levelsAtFirst(nodes))), [nodes]);
  const isOpen = useCallback((id: number) => changed.get(id) ?? first.has(id), [changed, first]);
  const toggle = useCallback((id: number) => change((before) => new Map(before).set(id, !(before.get(id) ?? first.has(id)))), [first]);
  const setAll = useCallback(
    (open: boolean) => change(new Map(branchesTo(nodes, Number.POSITIVE_INFINITY).map((id) => [id, open]))),
    [nodes],
  );
  return { isOpen, toggle, setAll };
}
