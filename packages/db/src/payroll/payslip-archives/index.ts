export {
  type ArchiveFile,
  type ArchiveJob,
  archiveGivenUp,
  failArchive,
  finishArchive,
  keepArchiveFile,
  type MadeFile,
  nextArchiveFile,
  readArchiveJob,
  removeArchiveFiles,
} from './archive-job.ts';
export { archivesInHand, payslipArchiveRows, tellArchive } from './archive-rows.ts';
export { addToArchive, coveredArchives, coversArchive } from './asked-archive.ts';
export { sortArchive } from './sort-archive.ts';
