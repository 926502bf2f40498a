import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readDay } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/organisation/salary-structures/$structureId')({
  staticData: { needs: 'compensation.edit', texts: ['salaryStructures'] },
  validateSearch: (raw: RawSearch) => defined({ from: readDay(raw, 'from') }),
  component: lazyScreen(() => import('../../../../features/org/salary-structures/SalaryStructurePage.tsx'), 'SalaryStructurePage'),
});
