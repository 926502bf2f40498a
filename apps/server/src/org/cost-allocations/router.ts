// Made by `npm run fix` from the folders beside it.
export { getCostAllocations } from './get-cost-allocations.ts';
export { listAllocationChoices } from './list-allocation-choices.ts';
export { putCostAllocation } from './put-cost-allocation.ts';
export { removeCostAllocation } from './remove-cost-allocation.ts';
