import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';

export type RoleRow = Outputs['identity']['roles']['listRoles']['rows'][number];

export function PayMarks({ role, t }: { readonly role: Pick<RoleRow, 'showsPay' | 'movesPay'>; readonly t: TFunction<'roles'> }) {
  return (
    <Group gap={4} component="span" wrap="nowrap" display="inline-flex" style={{ verticalAlign: 'middle' }}>
      {role.showsPay && <StatusBadge tone="decision">{t('pay.shows')}</StatusBadge>}
      {role.movesPay && <StatusBadge tone="quiet">{t('pay.moves')}</StatusBadge>}
    </Group>
  );
}

const payText = ({ showsPay, movesPay }: RoleRow, t: TFunction<'roles'>): string | null =>
  [showsPay && t('pay.shows'), movesPay && t('pay.moves')].filter(Boolean).join(', ') || null;

export const roleColumns = (t: TFunction<'roles'>, format: Formatter): Column<RoleRow>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => format.name(name),
    content: ({ id, name }) => (
      <Link to="/settings/roles/$roleId" params={{ roleId: String(id) }}>
        {format.name(name)}
      </Link>
    ),
    width: 220,
    card: 'title',
  },
  {
    id: 'kind',
    name: t('columns.kind'),
    type: 'text',
    value: ({ builtIn }) => t(builtIn ? 'builtIn' : 'custom'),
    width: 120,
    grow: 0,
    card: 'second',
  },
  { id: 'description', name: t('columns.description'), type: 'text', value: ({ description }) => description || null, width: 260, grow: 2 },
  {
    id: 'pay',
    name: t('columns.pay'),
    type: 'text',
    value: (role) => payText(role, t),
    content: (role) => (role.showsPay || role.movesPay ? <PayMarks role={role} t={t} /> : null),
    width: 270,
    grow: 0,
  },
  { id: 'permissions', name: t('columns.permissions'), type: 'count', isSortable: true, value: ({ permissions }) => permissions },
  { id: 'holders', name: t('columns.holders'), type: 'count', isSortable: true, value: ({ holders }) => holders },
];
