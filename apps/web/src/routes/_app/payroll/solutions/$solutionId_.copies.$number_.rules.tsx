import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId, readOneOf, readText } from '../../../../shared/search.ts';

/** Views of the rules as a whole. */
const views = ['start', 'flow', 'whole'] as const;

export const Route = createFileRoute('/_app/payroll/solutions/$solutionId_/copies/$number_/rules')({
  staticData: { needs: 'solution.read', texts: ['rules', 'rows', 'rowsGrid', 'expressionEditor'] },
  validateSearch: (raw: RawSearch) =>
    defined({
      table: readText(raw, 'table', 64),
      column: readText(raw, 'column', 64),
      step: readText(raw, 'step', 64),
      view: readOneOf(raw, 'view', views),
      batch: readId(raw, 'batch'),
      person: readId(raw, 'person'),
    }),
  component: lazyScreen(() => import('../../../../features/payroll/rules/RulesPage.tsx'), 'RulesPage'),
});
