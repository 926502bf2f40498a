export * from './cost-allocation.ts';
export * from './get-cost-allocations.ts';
export * from './list-allocation-choices.ts';
export * from './put-cost-allocation.ts';
export * from './remove-cost-allocation.ts';
