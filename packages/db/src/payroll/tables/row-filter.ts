/** A column as it is stored: where it lies in `v` or `t`, and how its minor units are read. */
export interface StoredColumn {
  readonly code: string;
  readonly storage: 'v' | 't';
  /** From 1. */
  readonly position: number;
  readonly scale: number;
  readonly type: 'text' | 'integer' | 'decimal' | 'money' | 'date' | 'boolean';
  readonly display?: {
    readonly hidden: boolean;
    /** What people read instead of the codes that a text column holds. */
    readonly values?: Readonly<Record<string, { readonly en: string; readonly 'zh-CN': string }>> | undefined;
  };
}

export interface RowCondition {
  readonly column: string;
  readonly operator:
    | 'equals'
    | 'not-equals'
    | 'less'
    | 'at-most'
    | 'greater'
    | 'at-least'
    | 'contains'
    | 'blank'
    | 'not-blank'
    | 'one-of'
    | 'between';
  readonly value?: string | undefined;
  /** Of `one-of`, where an empty text stands for no value; of `between` the least and the most, each open where it is empty. */
  readonly values?: readonly string[] | undefined;
}

/** Which rows of a calculated table are meant. */
export interface RowFilter {
  readonly batchId: number;
  readonly runId: number;
  readonly tableNo: number;
  readonly columns: readonly StoredColumn[];
  readonly search?: string | undefined;
  readonly conditions: readonly RowCondition[];
  readonly match: 'all' | 'single';
  /** Conditions that hold besides, all of them. */
  readonly within?: readonly RowCondition[] | undefined;
}
