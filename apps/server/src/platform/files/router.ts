// Made by `npm run fix` from the folders beside it.
export { downloadFile } from './download-file.ts';
export { removeFile } from './remove-file.ts';
export { uploadFile } from './upload-file.ts';
