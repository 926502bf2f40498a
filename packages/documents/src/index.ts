export * from './fonts.ts';
export type { Named, Sheet, SheetLine, SheetTable } from './sheet.ts';
export { writeSheet } from './write-sheet.ts';
