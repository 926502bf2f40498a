export { changedValues, requireSaid, shownValues } from './custom-values.ts';
export { columnOfField, factsOfFields } from './import-fields.ts';
export { type FieldView, fieldsOfRecord, shownFields, viewField } from './shown-fields.ts';
