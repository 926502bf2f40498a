/** What is known of a group: what it says, and how many rows it holds. */
export interface RowGroup {
  readonly value: string | null;
  readonly rows: number;
}

/** What a group says of each level, from the outermost: null for rows without a value. */
export type GroupPath = readonly (string | null)[];

/** A line of a grouped table: a group, a row within one, or that there are more groups than come at once. */
export type GroupedLine<Row, Group extends RowGroup> =
  | { readonly kind: 'group'; readonly path: GroupPath; readonly group: Group; readonly isOpen: boolean }
  | { readonly kind: 'row'; readonly path: GroupPath; readonly row: Row }
  | { readonly kind: 'more'; readonly path: GroupPath; readonly groups: number };

/** The rows that a path holds, as conditions. */
export const conditionsOf = (levels: readonly string[], path: GroupPath) =>
  path.map((value, level) => {
    const column = levels[level] ?? '';
    return value === null ? { column, operator: 'blank' as const } : { column, operator: 'equals' as const, value };
  });

export const keyOfPath = (path: GroupPath): string => JSON.stringify(path);
