export { changeParameters } from './change-parameters.ts';
