export * from './batch-review.ts';
export * from './cell-errors.ts';
export * from './format-value.ts';
export * from './group-rows.ts';
export * from './line-days.ts';
export * from './payee-input.ts';
export * from './result-rows.ts';
export * from './stored-row.ts';
