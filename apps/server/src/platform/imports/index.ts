export { companyList, entryColumns } from './company-list.ts';
export type { ImportEntities, ImportEntity, ImportReader, OpenedSubject } from './import-entity.ts';
export { importFiles } from './import-files.ts';
export { isImportSeen } from './load-import.ts';
export { employeeNumberWords, personColumns } from './person-columns.ts';
