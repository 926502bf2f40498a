import { Anchor } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import type { Position } from './PositionDialog.tsx';

const PositionDialog = lazyPart(() => import('./PositionDialog.tsx'));

const columnsOf = (t: TFunction<'positions'>, format: Formatter, open: ((position: Position) => void) | undefined): Column<Position>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => format.name(name),
    content: (position) =>
      open ? (
        <Anchor component="button" type="button" inherit onClick={() => open(position)}>
          {format.name(position.name)}
        </Anchor>
      ) : (
        format.name(position.name)
      ),
    width: 260,
    grow: 2,
    card: 'title',
  },
  { id: 'code', name: t('columns.code'), type: 'text', isSortable: true, value: ({ code }) => code, width: 180, card: 'second' },
  {
    id: 'grade',
    name: t('columns.grade'),
    type: 'text',
    isSortable: true,
    value: ({ grade }) => (grade ? format.name(grade.name) : ''),
    width: 180,
  },
  {
    id: 'headcount',
    name: t('columns.people'),
    type: 'count',
    isSortable: true,
    value: ({ headcount }) => String(headcount),
    width: 120,
    grow: 0,
    card: 'aside',
  },
];

/** What people are in the company. */
export function PositionListPage() {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const canEdit = useCan()('position.edit');
  const query = trpc.org.positions.listPositions.useQuery({});
  const [opened, open] = useState<Position | 'new'>();
  const columns = useMemo(() => columnsOf(t, format, canEdit ? open : undefined), [t, format, canEdit]);
  return (
    <>
      <PageHeader
        title={t('positions.title')}
        facts={[t('positions.lead')]}
        primary={canEdit ? { id: 'create', label: t('positions.create'), run: () => open('new') } : null}
      />
      <Suspense>{opened && <PositionDialog position={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('positions.title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconBriefcase size={24} />} title={t('positions.emptyTitle')} text={t('positions.emptyText')} />}
        />
      </Panel>
    </>
  );
}
