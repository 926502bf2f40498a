export { explainValue } from './explain-value.ts';
export { viewExplanation } from './view-explanation.ts';
export { storedCell } from './stored-cell.ts';
