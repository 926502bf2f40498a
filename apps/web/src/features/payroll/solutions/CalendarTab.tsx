import { getRouteApi } from '@tanstack/react-router';
import { SolutionCalendar } from '../periods/index.ts';
import type { Solution } from './solution.ts';

const route = getRouteApi('/_app/payroll/solutions/$solutionId');

export default function CalendarTab({ solution }: { solution: Solution }) {
  const { year } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <SolutionCalendar
      solutionId={solution.id}
      year={year}
      onYear={(to) => void navigate({ search: { tab: 'calendar', year: to }, replace: true, resetScroll: false })}
      mayEdit={solution.may.includes('period.edit')}
    />
  );
}
