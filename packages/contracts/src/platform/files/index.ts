export * from './brought-files.ts';
export * from './download-file.ts';
export * from './file-purposes.ts';
export * from './remove-file.ts';
export * from './stored-file.ts';
export * from './upload-file.ts';
