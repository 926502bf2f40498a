import { Alert } from '@mantine/core';
import { IconShield } from '@tabler/icons-react';
import { factsOfPermission, permissionAreas } from '@wagewright/contracts/identity/roles';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type Access, type AccessRow, sayAccessSource, sayReached } from './access-text.ts';
import classes from './Roles.module.css';

const labelOf = ({ permission }: AccessRow, format: Formatter): string => {
  const facts = factsOfPermission(permission);
  return facts ? format.name(facts.label) : permission;
};
const placeOf = ({ permission }: AccessRow): number => permissionAreas.indexOf(factsOfPermission(permission)?.area ?? 'system');

const accessColumns = (t: TFunction<'roles'>, format: Formatter): Column<AccessRow>[] => [
  {
    id: 'permission',
    name: t('access.may'),
    type: 'text',
    value: (row) => labelOf(row, format),
    content: (row) => {
      const pay = factsOfPermission(row.permission)?.pay;
      return (
        <span className={classes.may}>
          {labelOf(row, format)}
          {pay === 'shows' && <StatusBadge tone="decision">{t('pay.shows')}</StatusBadge>}
        </span>
      );
    },
    width: 250,
    wraps: true,
    card: 'title',
  },
  {
    id: 'area',
    name: t('access.area'),
    type: 'text',
    value: ({ permission }) => t(`areas.${factsOfPermission(permission)?.area ?? 'system'}`),
    width: 160,
    grow: 0,
    card: 'none',
  },
  {
    id: 'reached',
    name: t('access.reaches'),
    type: 'text',
    value: ({ reached }) => sayReached(reached, t, format),
    width: 200,
    grow: 0,
    card: 'second',
  },
  {
    id: 'sources',
    name: t('access.why'),
    type: 'text',
    value: ({ sources }) => sources.map((source) => sayAccessSource(source, t, format)).join(' · '),
    content: ({ sources }) => (
      <ul className={classes.sources}>
        {sources.map((source) => (
          <li key={JSON.stringify(source)}>{sayAccessSource(source, t, format)}</li>
        ))}
      </ul>
    ),
    width: 340,
    grow: 2,
    wraps: true,
    card: 'second',
  },
];

/** Each right that somebody has: how far it reaches, how many that is, and what it comes from. */
export function AccessTable({ access }: { readonly access: Access }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const columns = useMemo(() => accessColumns(t, format), [t, format]);
  const rows = useMemo(() => [...access.rows].sort((one, other) => placeOf(one) - placeOf(other)), [access]);
  return (
    <>
      {access.isDisabled && (
        <Alert color="gray" variant="light" mb="md">
          {t('access.disabled')}
        </Alert>
      )}
      <Panel flush>
        <DataTable
          label={t('access.title')}
          columns={columns}
          rows={givenRows(rows)}
          empty={<EmptyState icon={<IconShield size={24} />} title={t('access.emptyTitle')} text={t('access.emptyText')} />}
        />
      </Panel>
    </>
  );
}
