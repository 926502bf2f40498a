import type { ErrorCode } from '@wagewright/contracts';

/** What the web finds in `error.data`: the same fields as the REST failure. */
export interface ErrorData {
  readonly code: ErrorCode;
  readonly status: number;
  readonly method: string;
  readonly traceId: string;
  readonly message: string;
  readonly type?: 'table_row';
  readonly table?: string;
  readonly column?: string;
  readonly details?: unknown;
}
