import { Link } from '@tanstack/react-router';
import { userKindLabels, userStatusLabels } from '@wagewright/contracts/identity/users';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { statusTones, type UserRow } from './user.ts';

export const userColumns = (t: TFunction<'users'>, format: Formatter): Column<UserRow>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ displayName }) => displayName,
    content: ({ id, displayName }) => (
      <Link to="/settings/users/$userId" params={{ userId: String(id) }}>
        {displayName}
      </Link>
    ),
    width: 176,
    pin: 'start',
    card: 'title',
  },
  {
    id: 'account',
    name: t('columns.account'),
    type: 'text',
    isSortable: true,
    value: ({ account }) => account,
    width: 200,
    card: 'second',
  },
  { id: 'kind', name: t('columns.kind'), type: 'text', value: ({ kind }) => format.name(userKindLabels[kind]), width: 104, grow: 0 },
  {
    id: 'roles',
    name: t('columns.roles'),
    type: 'text',
    value: ({ roles }) => format.list(roles.map((role) => format.name(role))) || null,
    width: 200,
    grow: 2,
  },
  { id: 'department', name: t('columns.department'), type: 'text', value: ({ department }) => format.name(department), width: 190 },
  {
    id: 'number',
    name: t('columns.number'),
    type: 'text',
    isSortable: true,
    value: (row) => row.employeeNumber,
    width: 110,
    grow: 0,
    isHidden: true,
  },
  {
    id: 'legalEntity',
    name: t('columns.legalEntity'),
    type: 'text',
    value: (row) => format.name(row.legalEntity),
    width: 210,
    isHidden: true,
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(userStatusLabels[status]),
    content: ({ status }) => <StatusBadge tone={statusTones[status]}>{format.name(userStatusLabels[status])}</StatusBadge>,
    width: 104,
    grow: 0,
    card: 'aside',
  },
  {
    id: 'last-sign-in',
    name: t('columns.lastSignIn'),
    type: 'text',
    isSortable: true,
    value: ({ lastSignInAt, hasPassword }) => (lastSignInAt ? format.instant(lastSignInAt) : t(hasPassword ? 'never' : 'notYet')),
    width: 176,
    grow: 0,
  },
  {
    id: 'created',
    name: t('columns.created'),
    type: 'instant',
    isSortable: true,
    value: ({ createdAt }) => createdAt,
    width: 176,
    grow: 0,
    isHidden: true,
  },
];
