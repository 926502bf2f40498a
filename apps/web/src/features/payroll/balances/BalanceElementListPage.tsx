import { Anchor } from '@mantine/core';
import { IconSum } from '@tabler/icons-react';
import { companyListId } from '@wagewright/contracts/platform/imports';
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
import { ImportDialog } from '../../platform/imports/index.ts';
import { sayUses } from '../pay-types/index.ts';
import type { BalanceElement } from './ElementDialog.tsx';

const ElementDialog = lazyPart(() => import('./ElementDialog.tsx'));

interface Words {
  readonly t: TFunction<'balances'>;
  readonly uses: TFunction<'payTypes'>;
  readonly format: Formatter;
}

const elementColumns = ({ t, uses, format }: Words, open: (element: BalanceElement) => void): Column<BalanceElement>[] => [
  { id: 'serialNumber', name: t('columns.serialNumber'), type: 'count', isSortable: true, value: ({ serialNumber }) => serialNumber },
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => format.name(name),
    content: (element) => (
      <Anchor component="button" type="button" inherit onClick={() => open(element)}>
        {format.name(element.name)}
      </Anchor>
    ),
    width: 260,
    grow: 2,
    card: 'title',
  },
  { id: 'code', name: t('columns.code'), type: 'text', isSortable: true, value: ({ code }) => code, width: 220, card: 'second' },
  {
    id: 'builtIn',
    name: t('columns.builtIn'),
    type: 'text',
    value: ({ builtIn }) => (builtIn ? t('yes') : null),
    width: 110,
    grow: 0,
    card: 'line',
  },
  { id: 'uses', name: t('columns.uses'), type: 'text', value: (element) => sayUses(uses, element), width: 220 },
];

/** Amounts that are kept over time: what the ledger counts for each person, whatever solution pays them. */
export function BalanceElementListPage() {
  const { t } = useTranslation('balances');
  const { t: uses } = useTranslation('payTypes');
  const format = useFormat();
  const can = useCan();
  const canEdit = can('balance-element.edit');
  const [isBringing, bring] = useState(false);
  const query = trpc.payroll.balances.listBalanceElements.useQuery({});
  const [opened, open] = useState<BalanceElement | 'new'>();
  const columns = useMemo(() => elementColumns({ t, uses, format }, open), [t, uses, format]);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={canEdit ? { id: 'create', label: t('create'), run: () => open('new') } : null}
        secondary={canEdit && can('import.make') ? { id: 'import', label: t('import'), run: () => bring(true) } : null}
      />
      <Suspense>
        {opened && <ElementDialog element={opened === 'new' ? null : opened} canEdit={canEdit} onClose={() => open(undefined)} />}
        {isBringing && <ImportDialog subject={{ entity: 'balance-elements', id: companyListId }} onClose={() => bring(false)} />}
      </Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconSum size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
