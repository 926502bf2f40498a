export { drawsPicture } from './draws-picture.ts';
export * from './fonts.ts';
export type { Named, Sheet, SheetLine, SheetTable } from './sheet.ts';
export { writeSheet } from './write-sheet.ts';
export { type ZipEntry, zipOf } from './zip-of.ts';
