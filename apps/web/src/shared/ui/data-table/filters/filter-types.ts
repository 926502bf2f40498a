import type { QueryKey } from '@tanstack/react-query';

/** A column that rows can be filtered by: by a list of its values, or by a range. */
export interface FilterColumn {
  readonly id: string;
  readonly name: string;
  readonly kind: 'values' | 'number' | 'date';
  /** One of its values at a time. */
  readonly isSingle?: boolean;
  /** A value as people read it; null: rows without a value. */
  readonly write: (value: string | null) => string;
}

/** The values that a column has among the rows that are shown. */
export interface FilterValues {
  /** Different values in all. */
  readonly total: number;
  readonly values: readonly {
    readonly value: string | null;
    readonly label: string;
    /** What the value lies in, where values nest. */
    readonly within?: string | undefined;
    /** Without it they are not counted. */
    readonly rows?: number;
  }[];
  /** Bounds of numbers and dates. */
  readonly least: string | null;
  readonly most: string | null;
}

/** How the values of a column are asked for. */
export type AskValues = (
  column: string,
  containing: string,
) => { readonly queryKey: QueryKey; readonly read: (signal: AbortSignal) => Promise<FilterValues> };
