import type { BatchSearch } from '../batch-search.ts';

/** Changes what the address asks of the payslips; what is undefined leaves it. */
export type ChangeSearch = (next: { readonly [Key in keyof BatchSearch]?: BatchSearch[Key] | undefined }) => void;
