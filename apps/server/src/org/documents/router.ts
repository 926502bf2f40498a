// Made by `npm run fix` from the folders beside it.
export { addDocument } from './add-document.ts';
export { changeDocument } from './change-document.ts';
export { downloadDocument } from './download-document.ts';
export { listDocuments } from './list-documents.ts';
export { removeDocument } from './remove-document.ts';
