export {
  announceImport,
  type FoundInFile,
  failImport,
  finishImport,
  ImportFileError,
  importGivenUp,
  keepLayout,
  workOf,
} from './import-jobs.ts';
export type { ImportTarget, ImportTargets, WrittenSide } from './import-target.ts';
export {
  blankKeyPart,
  type ImportColumn,
  type ImportJobRow,
  importJobRows,
  importsInHand,
  keySeparator,
  onlyKey,
  readImportJob,
  valueColumns,
} from './job-row.ts';
export { judgeRows } from './judge-rows.ts';
export {
  type CountedReason,
  countReasons,
  listImportRows,
  type RefusedRow,
  refusedRows,
  type ShownImportRow,
  standingBlocks,
} from './read-rows.ts';
export { refuseRows } from './refuse-rows.ts';
export { type RowReason, type StagedRow, stageRows } from './staged-rows.ts';
export { changing, undoRows, writeRows } from './write-rows.ts';
