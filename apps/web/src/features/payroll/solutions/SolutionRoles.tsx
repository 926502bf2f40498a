import { Anchor, Button } from '@mantine/core';
import { IconUserShield } from '@tabler/icons-react';
import { capabilities } from '@wagewright/contracts/payroll/solutions';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { Solution, SolutionRole } from './solution.ts';

const EditSolutionRole = lazyPart(() => import('./EditSolutionRole.tsx'));

const holdersOf = ({ users, productRoles }: SolutionRole, t: TFunction<'solutions'>, format: Formatter): string =>
  [...users.map(({ name }) => name), ...productRoles.map(({ name }) => t('roles.everybody', { role: format.name(name) }))].join(', ');

const roleColumns = (
  t: TFunction<'solutions'>,
  format: Formatter,
  onOpen: ((role: SolutionRole) => void) | null,
): Column<SolutionRole>[] => [
  {
    id: 'name',
    name: t('roles.name'),
    type: 'text',
    value: ({ name }) => name,
    ...(onOpen
      ? {
          content: (role: SolutionRole) => (
            <Anchor component="button" type="button" inherit onClick={() => onOpen(role)}>
              {role.name}
            </Anchor>
          ),
        }
      : {}),
    width: 180,
    card: 'title',
  },
  {
    id: 'may',
    name: t('roles.may'),
    type: 'text',
    value: (role) => role.capabilities.map((capability) => format.name(capabilities[capability].label)).join(' · '),
    wraps: true,
    width: 320,
    grow: 2,
    card: 'second',
  },
  {
    id: 'holders',
    name: t('roles.holders'),
    type: 'text',
    value: (role) => holdersOf(role, t, format) || t('nobody'),
    wraps: true,
    width: 240,
    grow: 1,
  },
];

/** What a solution lets people do beside managing and approving it, under names of its own. */
export function SolutionRoles({ solution }: { solution: Solution }) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const [edited, edit] = useState<SolutionRole | 'new' | null>(null);
  const mayEdit = solution.may.includes('solution.manage');
  const columns = useMemo(() => roleColumns(t, format, mayEdit ? edit : null), [t, format, mayEdit]);
  const add = mayEdit && (
    <Button variant="default" size="sm" onClick={() => edit('new')}>
      {t('roles.add')}
    </Button>
  );
  return (
    <Panel title={t('roles.title')} note={t('roles.note')} actions={solution.roles.length > 0 && add} flush>
      <DataTable
        label={t('roles.title')}
        columns={columns}
        rows={givenRows(solution.roles)}
        empty={<EmptyState icon={<IconUserShield size={24} />} title={t('roles.empty')} text={t('roles.emptyText')} action={add} />}
      />
      <Suspense>
        {edited && <EditSolutionRole solution={solution} role={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
      </Suspense>
    </Panel>
  );
}
