import { createFileRoute } from '@tanstack/react-router';
import { readRecordNamesSearch } from '../../../features/platform/languages/record-names-search.ts';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/record-names')({
  staticData: { needs: 'language.edit', texts: ['languages'] },
  validateSearch: readRecordNamesSearch,
  component: lazyScreen(() => import('../../../features/platform/languages/RecordNamesPage.tsx'), 'RecordNamesPage'),
});
