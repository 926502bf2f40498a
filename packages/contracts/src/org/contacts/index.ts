export * from './contact.ts';
export * from './create-contact.ts';
export * from './delete-contact.ts';
export * from './list-contacts.ts';
export * from './update-contact.ts';
