import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/organisation/salary-structures/')({
  staticData: { needs: 'compensation.edit', texts: ['salaryStructures'] },
  loader: ({ context }) => void context.queries.org.salaryStructures.listSalaryStructures.prefetch({}),
  component: lazyScreen(() => import('../../../../features/org/salary-structures/SalaryStructureListPage.tsx'), 'SalaryStructureListPage'),
});
