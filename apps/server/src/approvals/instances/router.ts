// Made by `npm run fix` from the folders beside it.
export { approveInstance } from './approve-instance.ts';
export { getInstance } from './get-instance.ts';
export { listInstances } from './list-instances.ts';
export { rejectInstance } from './reject-instance.ts';
export { rollBackInstance } from './roll-back-instance.ts';
