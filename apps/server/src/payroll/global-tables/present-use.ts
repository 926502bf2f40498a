import type { CopyStatus } from '@wagewright/contracts/payroll/solutions';
import type { GlobalTableUse } from '@wagewright/db';

const present: readonly string[] = ['draft', 'releasing', 'published'] satisfies CopyStatus[];

/** A copy that people are paid by, or will be: not one that is outdated or was given up. */
export const isPresent = ({ status }: Pick<GlobalTableUse, 'status'>): boolean => present.includes(status);
