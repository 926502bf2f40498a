export * from './add-document.ts';
export * from './change-document.ts';
export * from './document.ts';
export * from './download-document.ts';
export * from './list-documents.ts';
export * from './remove-document.ts';
