export { costCentersImport } from './import-cost-centers.ts';
