import type { Outputs } from '../../../shared/api/trpc.ts';

export type Departments = Outputs['org']['departments']['listDepartments'];
export type Department = Outputs['org']['departments']['getDepartment']['department'];
export type ListedDepartment = Departments['rows'][number];
export type DepartmentField = Departments['customFields'][number];

/** A department with what stands below it, and how many people work in all of that. */
export interface DepartmentNode {
  readonly department: ListedDepartment;
  readonly children: readonly DepartmentNode[];
  /** Its own people and those below. */
  readonly people: number;
}

/** Departments as they stand below one another. What stands below something that is not shown stands at the top. */
export function departmentTree(rows: readonly ListedDepartment[]): DepartmentNode[] {
  const shown = new Set(rows.map(({ id }) => id));
  const byParent = Map.groupBy(rows, ({ parentId }) => (parentId !== null && shown.has(parentId) ? parentId : null));
  const below = (parentId: number | null): DepartmentNode[] =>
    (byParent.get(parentId) ?? []).map((department) => {
      const children = below(department.id);
      return { department, children, people: department.headcount + children.reduce((sum, { people }) => sum + people, 0) };
    });
  return below(null);
}

/** The branches that lead to what is searched for, and that with all that stands below it. */
export function searchTree(nodes: readonly DepartmentNode[], isFound: (department: ListedDepartment) => boolean): DepartmentNode[] {
  return nodes.flatMap((node) => {
    if (isFound(node.department)) return [node];
    const children = searchTree(node.children, isFound);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** A row of the tree as it is opened: how deep it stands, and whether it is open. */
export interface TreeRow {
  readonly node: DepartmentNode;
  /** From 1. */
  readonly level: number;
  readonly isOpen: boolean;
}

/** What is in sight of a tree, from top to bottom. */
export const rowsInSight = (nodes: readonly DepartmentNode[], isOpen: (id: number) => boolean, level = 1): TreeRow[] =>
  nodes.flatMap((node) => {
    const open = node.children.length > 0 && isOpen(node.department.id);
    return [{ node, level, isOpen: open }, ...(open ? rowsInSight(node.children, isOpen, level + 1) : [])];
  });

/** All that has something below it, down to a level. */
export const branchesTo = (nodes: readonly DepartmentNode[], levels: number): number[] =>
  levels === 0
    ? []
    : nodes.flatMap(({ department, children }) => (children.length > 0 ? [department.id, ...branchesTo(children, levels - 1)] : []));
