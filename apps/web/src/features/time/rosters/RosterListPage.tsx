import { Anchor, Button } from '@mantine/core';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { AssignmentTable } from './AssignmentTable.tsx';
import { type Roster, sayPattern } from './schedule.ts';

const NewRoster = lazyPart(() => import('./NewRoster.tsx'));
const ChangeRoster = lazyPart(() => import('./ChangeRoster.tsx'));
const GiveRoster = lazyPart(() => import('./GiveRoster.tsx'));

/** The patterns of shifts that there are, and who works by which of them from when. */
export function RosterListPage() {
  const { t } = useTranslation('rosters');
  const format = useFormat();
  const can = useCan();
  const [opened, open] = useState<Roster | 'new' | 'give'>();
  const query = trpc.time.rosters.listRosters.useQuery({});
  const columns = useMemo((): Column<Roster>[] => {
    const link = (roster: Roster) =>
      roster.mayEdit ? (
        <Anchor component="button" type="button" inherit onClick={() => open(roster)}>
          {format.name(roster.name)}
        </Anchor>
      ) : (
        format.name(roster.name)
      );
    return [
      {
        id: 'name',
        name: t('columns.roster'),
        type: 'text',
        isSortable: true,
        width: 180,
        grow: 1,
        card: 'title',
        value: ({ name }) => format.name(name),
        content: link,
      },
      {
        id: 'code',
        name: t('columns.code'),
        type: 'text',
        isSortable: true,
        width: 120,
        grow: 0,
        card: 'second',
        value: ({ code }) => code,
      },
      {
        id: 'pattern',
        name: t('columns.pattern'),
        type: 'text',
        width: 260,
        grow: 3,
        wraps: true,
        value: (roster) => sayPattern(t, format, roster),
      },
      {
        id: 'anchor',
        name: t('columns.anchor'),
        type: 'date',
        width: 130,
        grow: 0,
        value: ({ anchorDate }) => anchorDate,
      },
      {
        id: 'calendar',
        name: t('columns.calendar'),
        type: 'text',
        width: 130,
        grow: 0,
        value: ({ followsCalendar }) => t(followsCalendar ? 'followed' : 'notFollowed'),
      },
      {
        id: 'clocked',
        name: t('columns.clocked'),
        type: 'text',
        width: 120,
        grow: 0,
        value: ({ isClocked }) => t(isClocked ? 'clocked' : 'notClocked'),
      },
      { id: 'owner', name: t('columns.owner'), type: 'text', width: 180, grow: 1, value: ({ legalEntity }) => format.name(legalEntity) },
    ];
  }, [t, format]);
  const rosters = query.data?.rows ?? [];
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={can('roster.edit') ? { id: 'create', label: t('new.action'), run: () => open('new') } : null}
      />
      <Suspense>
        {opened === 'new' && <NewRoster onClose={() => open(undefined)} />}
        {opened === 'give' && <GiveRoster rosters={rosters} onClose={() => open(undefined)} />}
        {typeof opened === 'object' && <ChangeRoster roster={opened} onClose={() => open(undefined)} />}
      </Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconCalendarRepeat size={24} />} title={t('empty.title')} text={t('empty.text')} />}
        />
      </Panel>
      <div style={{ height: 16 }} />
      <Panel
        title={t('given.title')}
        note={t('given.note')}
        flush
        {...(can('roster.edit')
          ? {
              actions: (
                <Button variant="default" size="compact-sm" disabled={rosters.length === 0} onClick={() => open('give')}>
                  {t('give.action')}
                </Button>
              ),
            }
          : {})}
      >
        <AssignmentTable />
      </Panel>
    </>
  );
}
