// Made by `npm run fix` from the folders beside it.
export { createCostCenter } from './create-cost-center.ts';
export { deleteCostCenter } from './delete-cost-center.ts';
export { listCostCenters } from './list-cost-centers.ts';
export { updateCostCenter } from './update-cost-center.ts';
