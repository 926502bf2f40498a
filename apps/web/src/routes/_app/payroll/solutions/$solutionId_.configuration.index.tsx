import { createFileRoute, redirect } from '@tanstack/react-router';

/** The configuration begins with its first step. */
export const Route = createFileRoute('/_app/payroll/solutions/$solutionId_/configuration/')({
  beforeLoad: ({ params: { solutionId } }) => {
    throw redirect({ to: '/payroll/solutions/$solutionId/configuration/$step', params: { solutionId, step: 'period' }, replace: true });
  },
});
