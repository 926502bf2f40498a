export { explainValue } from './explain-value.ts';
export { storedCell } from './stored-cell.ts';
