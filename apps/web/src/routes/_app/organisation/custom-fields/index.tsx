import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/organisation/custom-fields/')({
  staticData: { needs: 'custom-field.edit', texts: ['customFields'] },
  loader: ({ context }) => void context.queries.org.customFields.listCustomFields.prefetch({}),
  component: lazyScreen(() => import('../../../../features/org/custom-fields/CustomFieldListPage.tsx'), 'CustomFieldListPage'),
});
