export * from './create-custom-field.ts';
export * from './custom-field.ts';
export * from './custom-field-content.ts';
export * from './delete-custom-field.ts';
export * from './list-custom-fields.ts';
export * from './update-custom-field.ts';
