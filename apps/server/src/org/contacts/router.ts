// Made by `npm run fix` from the folders beside it.
export { createContact } from './create-contact.ts';
export { deleteContact } from './delete-contact.ts';
export { listContacts } from './list-contacts.ts';
export { updateContact } from './update-contact.ts';
