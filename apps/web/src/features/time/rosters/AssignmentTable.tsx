import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import type { Assignment } from './schedule.ts';

const TakeBack = lazyPart(() => import('./TakeBack.tsx'));
type Listed = Outputs['time']['rosters']['listRosterAssignments'];

/** Who was given which roster from when until when. */
export function AssignmentTable() {
  const { t } = useTranslation('rosters');
  const format = useFormat();
  const { client } = trpc.useUtils();
  const [opened, open] = useState<Assignment>();
  const rows = useWindowRows<Assignment, Listed>({
    keyOf: (range) => getQueryKey(trpc.time.rosters.listRosterAssignments, range, 'query'),
    read: (range, signal) => client.time.rosters.listRosterAssignments.query(range, { signal }),
  });
  const columns = useMemo((): Column<Assignment>[] => {
    const actions = (assignment: Assignment) =>
      assignment.mayEdit && (
        <Button variant="subtle" size="compact-sm" onClick={() => open(assignment)}>
          {t('takeBack.action')}
        </Button>
      );
    return [
      {
        id: 'target',
        name: t('columns.target'),
        type: 'text',
        width: 220,
        grow: 2,
        card: 'title',
        value: ({ target, targetCode }) => `${format.name(target)} (${targetCode})`,
      },
      { id: 'kind', name: t('columns.kind'), type: 'text', width: 130, grow: 0, card: 'second', value: ({ kind }) => t(`kinds.${kind}`) },
      {
        id: 'roster',
        name: t('columns.roster'),
        type: 'text',
        width: 200,
        grow: 1,
        value: ({ roster }) => (roster ? format.name(roster.name) : t('given.none')),
      },
      { id: 'from', name: t('columns.from'), type: 'date', width: 130, grow: 0, value: ({ from }) => from },
      {
        id: 'until',
        name: t('columns.until'),
        type: 'text',
        width: 160,
        grow: 0,
        value: ({ until }) => (until === null ? t('given.open') : format.day(until)),
      },
      {
        id: 'actions',
        name: t('columns.actions'),
        type: 'text',
        width: 120,
        grow: 0,
        value: () => null,
        content: actions,
      },
    ];
  }, [t, format]);
  return (
    <>
      <Suspense>{opened && <TakeBack assignment={opened} onClose={() => open(undefined)} />}</Suspense>
      <DataTable
        label={t('given.title')}
        columns={columns}
        rows={rows}
        identity="given"
        empty={<EmptyState icon={<IconUsersGroup size={24} />} title={t('given.empty.title')} text={t('given.empty.text')} />}
      />
    </>
  );
}
