export * from './create-salary-structure.ts';
export * from './delete-salary-structure.ts';
export * from './get-salary-structure.ts';
export * from './list-salary-structures.ts';
export * from './put-salary-ranges.ts';
export * from './remove-salary-ranges.ts';
export * from './salary-structure.ts';
export * from './update-salary-structure.ts';
