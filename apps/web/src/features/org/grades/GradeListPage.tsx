import { Anchor } from '@mantine/core';
import { IconStairs } from '@tabler/icons-react';
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
import type { Grade } from './GradeDialog.tsx';

const GradeDialog = lazyPart(() => import('./GradeDialog.tsx'));

const columnsOf = (t: TFunction<'positions'>, format: Formatter, open: ((grade: Grade) => void) | undefined): Column<Grade>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => format.name(name),
    content: (grade) =>
      open ? (
        <Anchor component="button" type="button" inherit onClick={() => open(grade)}>
          {format.name(grade.name)}
        </Anchor>
      ) : (
        format.name(grade.name)
      ),
    width: 260,
    grow: 2,
    card: 'title',
  },
  { id: 'code', name: t('columns.code'), type: 'text', isSortable: true, value: ({ code }) => code, width: 180, card: 'second' },
  { id: 'rank', name: t('columns.rank'), type: 'count', isSortable: true, value: ({ rank }) => String(rank), width: 120, grow: 0 },
  {
    id: 'positions',
    name: t('columns.positions'),
    type: 'count',
    isSortable: true,
    value: ({ positions }) => String(positions),
    width: 120,
    grow: 0,
    card: 'aside',
  },
];

/** The levels of positions. */
export function GradeListPage() {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const canEdit = useCan()('position.edit');
  const query = trpc.org.grades.listGrades.useQuery({});
  const [opened, open] = useState<Grade | 'new'>();
  const columns = useMemo(() => columnsOf(t, format, canEdit ? open : undefined), [t, format, canEdit]);
  return (
    <>
      <PageHeader
        title={t('grades.title')}
        facts={[t('grades.lead')]}
        primary={canEdit ? { id: 'create', label: t('grades.create'), run: () => open('new') } : null}
      />
      <Suspense>{opened && <GradeDialog grade={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('grades.title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconStairs size={24} />} title={t('grades.emptyTitle')} text={t('grades.emptyText')} />}
        />
      </Panel>
    </>
  );
}
