/** The list of what compensation files can hold. */
export { lockCompensationItems } from './lock-items.ts';
