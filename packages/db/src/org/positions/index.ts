/** The company's list of positions, as files bring it. */
export { positionsTarget } from './import-target.ts';
