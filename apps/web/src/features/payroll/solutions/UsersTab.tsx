import SolutionUsersPanel from './SolutionUsersPanel.tsx';
import type { Solution } from './solution.ts';

export default function UsersTab({ solution }: { solution: Solution }) {
  return <SolutionUsersPanel solutionId={solution.id} />;
}
