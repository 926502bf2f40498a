import { createFileRoute } from '@tanstack/react-router';
import { inboxTabs } from '../../features/platform/notifications/inbox-tabs.ts';
import { lazyScreen } from '../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf } from '../../shared/search.ts';

export const Route = createFileRoute('/_app/inbox')({
  staticData: { texts: ['notifications'] },
  validateSearch: (raw: RawSearch) => defined({ show: readOneOf(raw, 'show', inboxTabs) }),
  component: lazyScreen(() => import('../../features/platform/notifications/InboxPage.tsx'), 'InboxPage'),
});
