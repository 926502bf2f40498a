import { CopyTable } from '../copies/index.ts';
import type { Solution } from './solution.ts';

export default function CopiesTab({ solution }: { solution: Solution }) {
  return <CopyTable solutionId={solution.id} />;
}
