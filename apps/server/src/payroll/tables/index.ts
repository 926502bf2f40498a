export { explainValue } from './explain-value.ts';
export { viewExplanation } from './view-explanation.ts';
