// Made by `npm run fix` from the folders beside it.
export { createPayType } from './create-pay-type.ts';
export { deletePayType } from './delete-pay-type.ts';
export { listPayTypes } from './list-pay-types.ts';
export { updatePayType } from './update-pay-type.ts';
