export { compensationImport } from './import-compensation.ts';
