export { bothNames, fillBothNames } from './both-names.ts';
export {
  announceImport,
  askColumns,
  type FoundInFile,
  failImport,
  finishImport,
  ImportFileError,
  importGivenUp,
  keepLayout,
  rememberedColumns,
  workOf,
} from './import-jobs.ts';
export type { ImportTarget, ImportTargets, SaidRows, TargetRecord, WrittenSide } from './import-target.ts';
export {
  blankKeyPart,
  type ImportColumn,
  type ImportJobRow,
  importJobRows,
  importsInHand,
  keySeparator,
  onlyKey,
  placeOf,
  readImportJob,
  valueColumns,
} from './job-row.ts';
export { judgeRows } from './judge-rows.ts';
export { keepAfter, keepBefore, type OwnedRecords, restoreRecords } from './keep-records.ts';
export { namedRecords } from './named-records.ts';
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
export { type RowRule, refuseFound } from './row-rules.ts';
export { type RowReason, type StagedRow, stagedTable, stageRows } from './staged-rows.ts';
export { changing, undoRows, writeRows } from './write-rows.ts';
