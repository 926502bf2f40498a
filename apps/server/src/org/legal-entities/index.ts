export { entityReader, entitySubject } from './import-into.ts';
