/**
 * How stored values are read: states, kinds, names in every language, objects and days. A value that is not what its column is for is an
 * error with table and column. Each area's columns are in its file; the linter refuses to assert a type where one should be read (ADR 39).
 */
export * from './approvals.ts';
export * from './careers.ts';
export { ColumnError, columnsOf, type Kind } from './column.ts';
export { effectiveOn, isoDay } from './days.ts';
export * from './identity.ts';
export { noJson, toJson } from './json.ts';
export { isRecord } from './kinds.ts';
export * from './org.ts';
export type { DefinitionOutline } from './outline.ts';
export * from './payroll.ts';
export * from './platform.ts';
export * from './time.ts';
