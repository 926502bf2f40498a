import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../api/failure.ts';
import { useNotify } from '../../../api/NoticeHost.tsx';
import { saveFile } from '../../../api/use-download.ts';
import { useFormat } from '../../../format/use-format.ts';
import type { Column, TableRows } from '../table-types.ts';
import { csvOfRows, wholeRows } from './csv-of-rows.ts';

/** Makes a file of all rows that match, in these columns and their order, at the server; answers with the file's name. */
export type Exporter = (columnIds: readonly string[]) => Promise<Result<string>>;

interface Props<Row> {
  /** What the file is called where the page makes it. */
  readonly label: string;
  /** As they are shown, in their order. */
  readonly columns: readonly Column<Row>[];
  readonly rows: TableRows<Row>;
  readonly exporter: Exporter | undefined;
  readonly isNarrow: boolean;
}

/** What one sees as a file: the menu says how many rows will be in it. Where neither server nor page has all rows, nothing is offered. */
export function ExportMenu<Row>({ label, columns, rows, exporter, isNarrow }: Props<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const whole = exporter ? undefined : wholeRows(rows);
  const { total = 0 } = rows;
  if ((!exporter && !whole) || total === 0) return null;
  const save = async () => {
    setBusy(true);
    const made = exporter ? await exporter(columns.map(({ id }) => id)) : undefined;
    setBusy(false);
    if (made && !made.ok) return notify.failed(made.failure);
    const name = made?.data ?? `${label}.csv`;
    if (whole)
      saveFile(name, new Blob([csvOfRows(columns, whole, (column) => t('table.export.currency', { column }))], { type: 'text/csv' }));
    notify.done(t('table.export.done', { name, count: total, total: format.count(total) }));
  };
  return (
    <Menu position="bottom-end" width={290} shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={isNarrow ? 34 : 26}
          aria-label={t('table.export.title')}
          title={t('table.export.title')}
          loading={isBusy}
        >
          <IconDownload size={16} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypeCsv size={18} stroke={1.6} />} onClick={() => void save()}>
          {t('table.export.csv', { count: total, total: format.count(total) })}
        </Menu.Item>
        <Menu.Label fw={400}>{t('table.export.holds', { count: columns.length })}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
