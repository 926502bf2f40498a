// Made by `npm run fix` from the folders beside it.
export { createGrade } from './create-grade.ts';
export { deleteGrade } from './delete-grade.ts';
export { listGrades } from './list-grades.ts';
export { updateGrade } from './update-grade.ts';
