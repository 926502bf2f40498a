import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { PermissionTemplates } from './PermissionTemplates.tsx';
import { SolutionRoles } from './SolutionRoles.tsx';
import classes from './Solutions.module.css';
import type { Solution } from './solution.ts';

const EditSolutionUsers = lazyPart(() => import('./EditSolutionUsers.tsx'));

type NamedUser = Solution['users'][number];

const userColumns = (t: TFunction<'solutions'>): Column<NamedUser>[] => [
  { id: 'name', name: t('users.name'), type: 'text', value: ({ name }) => name, width: 170, card: 'title' },
  {
    id: 'role',
    name: t('users.role'),
    type: 'text',
    value: ({ role }) => t(`users.roles.${role}`),
    width: 110,
    grow: 0,
    card: 'second',
  },
  { id: 'account', name: t('users.account'), type: 'text', value: ({ account }) => account, width: 170 },
  {
    id: 'effect',
    name: t('users.effect'),
    type: 'text',
    value: ({ isEffective, role }) => t(isEffective ? `users.does.${role}` : `users.noEffect.${role}`),
    content: ({ isEffective, role }) =>
      isEffective ? t(`users.does.${role}`) : <StatusBadge tone="decision">{t(`users.noEffect.${role}`)}</StatusBadge>,
    wraps: true,
    width: 280,
    grow: 2,
  },
];

/** Who works with a solution: its managers and approvers, its own roles, and what child solutions begin with. */
export default function SolutionUsersPanel({ solutionId }: { solutionId: number }) {
  const query = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
      {(solution) => (
        <div className={classes.stack}>
          <Users solution={solution} />
          <SolutionRoles solution={solution} />
          {solution.may.includes('solution.create-child') && <PermissionTemplates solution={solution} />}
        </div>
      )}
    </Loaded>
  );
}

function Users({ solution }: { solution: Solution }) {
  const { t } = useTranslation('solutions');
  const columns = useMemo(() => userColumns(t), [t]);
  const [isEditing, setEditing] = useState(false);
  const edit = solution.may.includes('solution.manage') && (
    <Button variant="default" size="sm" onClick={() => setEditing(true)}>
      {t('users.edit')}
    </Button>
  );
  return (
    <Panel title={t('users.title')} note={t('users.note')} actions={solution.users.length > 0 && edit} flush>
      <DataTable
        label={t('users.title')}
        columns={columns}
        rows={givenRows(solution.users)}
        empty={<EmptyState icon={<IconUsers size={24} />} title={t('users.empty')} text={t('users.emptyText')} action={edit} />}
      />
      <Suspense>{isEditing && <EditSolutionUsers solution={solution} onClose={() => setEditing(false)} />}</Suspense>
    </Panel>
  );
}
