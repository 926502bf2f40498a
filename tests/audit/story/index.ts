import { signIn, signOut } from './accounts.ts';
import { payroll } from './payroll.ts';
import type { Step } from './step.ts';

export type { Notes, Scene, Step } from './step.ts';

/** Every mutation of the product once, with success, in an order in which each can be done. */
export const story: readonly Step[] = [...signIn, ...payroll, ...signOut];
