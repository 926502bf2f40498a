import { createFileRoute } from '@tanstack/react-router';
import { batchFilters, batchTypes } from '@wagewright/contracts/payroll/batches';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId, readOneOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/batches/')({
  staticData: { needs: 'batch.read', texts: ['batches'] },
  validateSearch: (raw: RawSearch) =>
    defined({
      solution: readId(raw, 'solution'),
      status: readOneOf(raw, 'status', batchFilters),
      type: readOneOf(raw, 'type', batchTypes),
      view: readId(raw, 'view'),
      /** Which period a new batch is first offered for. */
      period: readId(raw, 'period'),
      create: raw.create === true ? (true as const) : undefined,
    }),
  loader: ({ context }) => void context.queries.payroll.solutions.listSolutions.prefetch({}, { trpc: { context: { quiet: true } } }),
  component: lazyScreen(() => import('../../../../features/payroll/batches/BatchListPage.tsx'), 'BatchListPage'),
});
