import { SolutionBatches } from '../batches/index.ts';
import type { Solution } from './solution.ts';

export default function HistoryTab({ solution }: { solution: Solution }) {
  return <SolutionBatches solutionId={solution.id} periods="closed" mayCreate={false} />;
}
