// Made by `npm run fix` from the folders beside it.
export { createProcess } from './create-process.ts';
export { getProcess } from './get-process.ts';
export { listProcesses } from './list-processes.ts';
export { previewProcess } from './preview-process.ts';
export { retireProcess } from './retire-process.ts';
export { updateProcess } from './update-process.ts';
