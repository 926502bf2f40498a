/** The company's list of cost centers, as files bring it. */
export { costCentersTarget } from './import-target.ts';
