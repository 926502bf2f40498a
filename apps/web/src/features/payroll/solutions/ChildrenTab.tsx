import { Button } from '@mantine/core';
import { IconGitBranch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isAllowed } from '@wagewright/contracts';
import { solutionMachine } from '@wagewright/contracts/payroll/solutions';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import type { Solution } from './solution.ts';

const CreateChild = lazyPart(() => import('./CreateChild.tsx'));

type Child = Outputs['payroll']['solutions']['listSolutions']['rows'][number];

const childColumns = (t: TFunction<'solutions'>, format: Formatter): Column<Child>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: ({ name }) => format.name(name),
    content: ({ id, name }) => (
      <Link to="/payroll/solutions/$solutionId" params={{ solutionId: String(id) }}>
        {format.name(name)}
      </Link>
    ),
    width: 220,
    card: 'title',
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(solutionMachine.labels[status]),
    content: ({ status }) => (
      <StatusBadge tone={status === 'active' ? 'good' : 'closed'}>{format.name(solutionMachine.labels[status])}</StatusBadge>
    ),
    width: 120,
    grow: 0,
    card: 'aside',
  },
  {
    id: 'legalEntity',
    name: t('columns.legalEntity'),
    type: 'text',
    value: ({ legalEntity }) => format.name(legalEntity),
    width: 220,
    card: 'second',
  },
  {
    id: 'copy',
    name: t('columns.copy'),
    type: 'text',
    value: ({ publishedCopy }) => (publishedCopy === null ? t('noCopy') : t('copyNumber', { number: publishedCopy })),
  },
  {
    id: 'offered',
    name: t('children.offered'),
    type: 'text',
    value: ({ offeredNumber }) => (offeredNumber === null ? t('children.upToDate') : t('children.newCopy', { number: offeredNumber })),
    content: ({ id, offeredNumber }) =>
      offeredNumber === null ? (
        t('children.upToDate')
      ) : (
        <Link to="/payroll/solutions/$solutionId/parent" params={{ solutionId: String(id) }}>
          {t('children.newCopy', { number: offeredNumber })}
        </Link>
      ),
    width: 190,
  },
  { id: 'people', name: t('columns.people'), type: 'count', value: ({ employeeCount }) => employeeCount },
];

/** The solutions that inherit from this one, and what each has still to take of what is published here. */
export default function ChildrenTab({ solution }: { solution: Solution }) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const { id, status, publishedCopy, counts, may } = solution;
  const query = trpc.payroll.solutions.listSolutions.useQuery({ parentId: id });
  const columns = useMemo(() => childColumns(t, format), [t, format]);
  const [isCreating, setCreating] = useState(false);
  const canCreate =
    may.includes('solution.manage') &&
    may.includes('solution.create-child') &&
    isAllowed(solutionMachine, status, 'create-child') &&
    publishedCopy !== null;
  const unseen = query.data ? counts.children - query.data.rows.length : 0;
  const note = [
    t('children.note'),
    ...(unseen > 0 ? [t('children.unseen', { count: unseen })] : []),
    ...(status === 'active' ? [] : [t('children.parentOff')]),
  ];
  return (
    <Panel
      title={t('children.title')}
      note={note.join(' ')}
      actions={
        canCreate && (
          <Button variant="default" onClick={() => setCreating(true)}>
            {t('children.create')}
          </Button>
        )
      }
      flush
    >
      <Suspense>{isCreating && <CreateChild parent={solution} onClose={() => setCreating(false)} />}</Suspense>
      <DataTable
        label={t('children.title')}
        columns={columns}
        rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
        empty={
          <EmptyState
            icon={<IconGitBranch size={24} />}
            title={t('children.none')}
            text={t(publishedCopy === null ? 'children.publishFirst' : 'children.noneText')}
          />
        }
      />
    </Panel>
  );
}
