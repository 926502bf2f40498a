import { Anchor, Group } from '@mantine/core';
import type { Permission } from '@wagewright/contracts';
import { companyListId } from '@wagewright/contracts/platform/imports';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { AsOf, type AsOfProps } from '../../../shared/ui/AsOf.tsx';
import { type Column, DataTable, type TableRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { ImportDialog } from '../../platform/imports/index.ts';
import type { ListEntry } from './ListEntryDialog.tsx';

export interface EntryDialogProps<Entry> {
  /** Null: a new one. */
  readonly entry: Entry | null;
  readonly onClose: () => void;
}

interface Props<Entry extends ListEntry> {
  /** The list's name among the texts of positions. */
  readonly list: 'positions' | 'grades' | 'costCenters';
  /** Who may add and change. */
  readonly permission: Permission;
  /** As what files bring it, where they do. */
  readonly files?: 'positions' | 'cost-centers';
  readonly icon: React.ReactNode;
  readonly rows: TableRows<Entry>;
  /** The day of what the columns count, where they count people. */
  readonly asOf?: AsOfProps;
  /** What an entry says beside its name and its code. */
  readonly columns: readonly Column<Entry>[];
  readonly dialog: React.ComponentType<EntryDialogProps<Entry>>;
}

/** One of the company's lists: its entries by name and code, each opened by its name where one may change it. */
export function EntryListPage<Entry extends ListEntry>(props: Props<Entry>) {
  const { list, permission, files, icon, rows, asOf, columns, dialog: Dialog } = props;
  const { t } = useTranslation('positions');
  const format = useFormat();
  const can = useCan();
  const canEdit = can(permission);
  const [isBringing, bring] = useState(false);
  const [opened, open] = useState<Entry | 'new'>();
  const all = useMemo((): Column<Entry>[] => {
    const link = (entry: Entry) => (
      <Anchor component="button" type="button" inherit onClick={() => open(entry)}>
        {format.name(entry.name)}
      </Anchor>
    );
    return [
      {
        id: 'name',
        name: t('columns.name'),
        type: 'text',
        isSortable: true,
        value: ({ name }) => format.name(name),
        content: canEdit ? link : ({ name }) => format.name(name),
        width: 260,
        grow: 2,
        card: 'title',
      },
      { id: 'code', name: t('columns.code'), type: 'text', isSortable: true, value: ({ code }) => code, width: 180, card: 'second' },
      ...columns,
    ];
  }, [t, format, canEdit, columns]);
  return (
    <>
      <PageHeader
        title={t(`${list}.title`)}
        facts={[t(`${list}.lead`)]}
        primary={canEdit ? { id: 'create', label: t(`${list}.create`), run: () => open('new') } : null}
        secondary={canEdit && files && can('import.make') ? { id: 'import', label: t('import'), run: () => bring(true) } : null}
      />
      <Suspense>
        {isBringing && files && <ImportDialog subject={{ entity: files, id: companyListId }} onClose={() => bring(false)} />}
      </Suspense>
      <Suspense>{opened && <Dialog entry={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}</Suspense>
      {asOf && (
        <Group mb="md">
          <AsOf {...asOf} />
        </Group>
      )}
      <Panel flush>
        <DataTable
          label={t(`${list}.title`)}
          columns={all}
          rows={rows}
          empty={<EmptyState icon={icon} title={t(`${list}.emptyTitle`)} text={t(`${list}.emptyText`)} />}
        />
      </Panel>
    </>
  );
}

/** How many of what an entry has, beside it. */
export const countColumn = <Entry extends ListEntry>(
  id: string,
  name: string,
  count: (entry: Entry) => number,
  card?: 'aside',
): Column<Entry> => ({
  id,
  name,
  type: 'count',
  isSortable: true,
  value: (entry) => String(count(entry)),
  width: 120,
  grow: 0,
  ...(card ? { card } : {}),
});
