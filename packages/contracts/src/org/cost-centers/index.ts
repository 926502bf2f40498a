export * from './cost-center.ts';
export * from './create-cost-center.ts';
export * from './delete-cost-center.ts';
export * from './list-cost-centers.ts';
export * from './update-cost-center.ts';
