// Made by `npm run fix` from the folders beside it.
export { createCustomField } from './create-custom-field.ts';
export { deleteCustomField } from './delete-custom-field.ts';
export { listCustomFields } from './list-custom-fields.ts';
export { updateCustomField } from './update-custom-field.ts';
