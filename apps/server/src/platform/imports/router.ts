// Made by `npm run fix` from the folders beside it.
export { cancelImport } from './cancel-import.ts';
export { confirmColumns } from './confirm-columns.ts';
export { countImportReasons } from './count-import-reasons.ts';
export { downloadFailures } from './download-failures.ts';
export { downloadTemplate } from './download-template.ts';
export { exportValues } from './export-values.ts';
export { getImport } from './get-import.ts';
export { getImportForm } from './get-import-form.ts';
export { listImportRows } from './list-import-rows.ts';
export { listImports } from './list-imports.ts';
export { readImportAgain } from './read-import-again.ts';
export { startImport } from './start-import.ts';
export { undoImport } from './undo-import.ts';
export { watchImport } from './watch-import.ts';
export { writeImport } from './write-import.ts';
