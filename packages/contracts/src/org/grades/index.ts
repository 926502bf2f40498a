export * from './create-grade.ts';
export * from './delete-grade.ts';
export * from './grade.ts';
export * from './list-grades.ts';
export * from './update-grade.ts';
