// Made by `npm run fix` from the folders beside it.
export { createCompensationItem } from './create-compensation-item.ts';
export { getCompensationFile } from './get-compensation-file.ts';
export { listCompensationItems } from './list-compensation-items.ts';
export { putCompensation } from './put-compensation.ts';
export { removeCompensation } from './remove-compensation.ts';
export { updateCompensationItem } from './update-compensation-item.ts';
