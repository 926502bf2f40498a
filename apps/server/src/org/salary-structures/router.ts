// Made by `npm run fix` from the folders beside it.
export { createSalaryStructure } from './create-salary-structure.ts';
export { deleteSalaryStructure } from './delete-salary-structure.ts';
export { getSalaryStructure } from './get-salary-structure.ts';
export { listSalaryStructures } from './list-salary-structures.ts';
export { putSalaryRanges } from './put-salary-ranges.ts';
export { removeSalaryRanges } from './remove-salary-ranges.ts';
export { updateSalaryStructure } from './update-salary-structure.ts';
