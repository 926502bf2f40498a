// Made by `npm run fix` from the folders beside it.
export { createPosition } from './create-position.ts';
export { deletePosition } from './delete-position.ts';
export { listPositions } from './list-positions.ts';
export { updatePosition } from './update-position.ts';
