export * from './compensation.ts';
export * from './create-compensation-item.ts';
export * from './get-compensation-file.ts';
export * from './list-compensation-items.ts';
export * from './put-compensation.ts';
export * from './remove-compensation.ts';
export * from './salary-range.ts';
export * from './update-compensation-item.ts';
