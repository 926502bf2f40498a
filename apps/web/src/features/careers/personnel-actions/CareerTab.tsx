import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { ActionTimeline } from './ActionTimeline.tsx';

const AskAction = lazyPart(() => import('./AskAction.tsx'));

interface Props {
  readonly employee: { readonly id: number; readonly name: string };
}

/** Somebody’s personnel actions on their page, and the way to ask for another. */
export default function CareerTab({ employee }: Props) {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const can = useCan();
  const [isAsking, ask] = useState(false);
  const query = trpc.careers.personnelActions.listPersonnelActions.useQuery({ employeeId: employee.id, limit: limits.pageRowsMax });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows, total }) => (
        <Panel
          title={t('title')}
          {...(total > rows.length ? { note: t('ofTotal', { shown: format.count(rows.length), total: format.count(total) }) } : {})}
          actions={
            can('personnel-action.ask') && (
              <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={() => ask(true)}>
                {t('ask.action')}
              </Button>
            )
          }
        >
          {rows.length === 0 ? (
            <EmptyState title={t('none.title')} text={t(can('personnel-action.ask') ? 'none.person' : 'none.seen')} />
          ) : (
            <ActionTimeline actions={rows} />
          )}
          <Suspense>{isAsking && <AskAction employee={employee} onClose={() => ask(false)} />}</Suspense>
        </Panel>
      )}
    </Loaded>
  );
}
