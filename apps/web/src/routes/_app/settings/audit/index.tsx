import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readDay, readId, readText } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/settings/audit/')({
  staticData: { needs: 'audit.read', texts: ['audit'] },
  validateSearch: (raw: RawSearch) =>
    defined({
      who: readText(raw, 'who'),
      procedure: readText(raw, 'procedure'),
      entity: readText(raw, 'entity'),
      entityId: readText(raw, 'entityId', 200),
      from: readDay(raw, 'from'),
      to: readDay(raw, 'to'),
      traceId: readText(raw, 'traceId'),
      address: readText(raw, 'address'),
      apiKeyId: readId(raw, 'apiKeyId'),
    }),
  component: lazyScreen(() => import('../../../../features/platform/audit/AuditPage.tsx'), 'AuditPage'),
});
