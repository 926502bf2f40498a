export { explainValue } from './explain-value.ts';
export { formatValue } from './format-cell.ts';
export { viewExplanation } from './view-explanation.ts';
