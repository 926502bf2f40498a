import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import type { Employee } from './employee.ts';

/** Who has changed what is known of somebody, when and why. */
export default function ChangesTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const query = trpc.org.employees.getEmployeeChanges.useQuery({ id: employee.id });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ changes }) => (
        <Panel title={t('changes.title')}>
          {changes.length === 0 ? (
            <EmptyState title={t('changes.none')} />
          ) : (
            <Timeline
              label={t('changes.title')}
              entries={changes.map(({ at, by, what, reason }) => ({
                key: at,
                title: format.name(what),
                at,
                state: 'done' as const,
                quote: reason,
                ...(by ? { second: by } : {}),
              }))}
            />
          )}
        </Panel>
      )}
    </Loaded>
  );
}
