export { type FileContents, type FilePlace, filePlaces, openFileContents } from './file-contents.ts';
export { type SweptFiles, sweepFiles } from './sweep-files.ts';
