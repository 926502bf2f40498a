import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId, readText } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/solutions/$solutionId_/copies/$number_/rules')({
  staticData: { needs: 'solution.read', texts: ['rules', 'expressionEditor'] },
  validateSearch: (raw: RawSearch) =>
    defined({
      table: readText(raw, 'table', 64),
      column: readText(raw, 'column', 64),
      batch: readId(raw, 'batch'),
      person: readId(raw, 'person'),
    }),
  component: lazyScreen(() => import('../../../../features/payroll/rules/RulesPage.tsx'), 'RulesPage'),
});
