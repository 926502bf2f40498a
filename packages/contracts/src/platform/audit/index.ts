export * from './count-audit.ts';
export * from './export-audit.ts';
export * from './list-audit.ts';
export * from './verify-audit.ts';
export * from './words.ts';
