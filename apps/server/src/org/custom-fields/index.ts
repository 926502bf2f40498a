export { changedValues, requireSaid, shownValues } from './custom-values.ts';
export { columnOfField, factsOfFields } from './import-fields.ts';
export { type FieldView, fieldsOfRecord, readFields, shownFields, viewField } from './shown-fields.ts';
