import { SolutionBatches } from '../batches/index.ts';
import type { Solution } from './solution.ts';

export default function BatchesTab({ solution }: { solution: Solution }) {
  return (
    <SolutionBatches
      solutionId={solution.id}
      periods="open"
      mayCreate={solution.status === 'active' && solution.may.includes('batch.create')}
    />
  );
}
