import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload, IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react';
import type { ExportFormat } from '@wagewright/contracts/platform/exports';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../api/failure.ts';
import { useNotify } from '../../../api/NoticeHost.tsx';
import { saveFile } from '../../../api/use-download.ts';
import { useFormat } from '../../../format/use-format.ts';
import type { Column, TableRows } from '../table-types.ts';
import { csvOfRows, wholeRows } from './csv-of-rows.ts';

/** Makes a file of all rows that match, in these columns and their order, at the server; answers with the file's name. */
export type Exporter = (columnIds: readonly string[], format: ExportFormat) => Promise<Result<string>>;

/** One way of exporting, where a table has several. */
export interface ExportChoice {
  readonly label: string;
  readonly exporter: Exporter;
}

interface Props<Row> {
  /** What the file is called where the page makes it. */
  readonly label: string;
  /** As they are shown, in their order. */
  readonly columns: readonly Column<Row>[];
  readonly rows: TableRows<Row>;
  readonly exporter: Exporter | readonly ExportChoice[] | undefined;
  readonly isNarrow: boolean;
}

const icons = { xlsx: IconFileTypeXls, csv: IconFileTypeCsv } as const;
const formats = ['xlsx', 'csv'] as const;

/** What one sees as a file: a workbook or text. Where neither server nor page has all rows, nothing is offered. */
export function ExportMenu<Row>({ label, columns, rows, exporter, isNarrow }: Props<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const whole = exporter ? undefined : wholeRows(rows);
  const { total = 0 } = rows;
  if ((!exporter && !whole) || total === 0) return null;
  const counted = { count: total, total: format.count(total) };
  const choices: readonly ExportChoice[] =
    typeof exporter === 'function' ? [{ label: t('table.export.rows', counted), exporter }] : (exporter ?? []);
  const send = async ({ exporter: make }: ExportChoice, type: ExportFormat) => {
    setBusy(true);
    const made = await make(
      columns.map(({ id }) => id),
      type,
    );
    setBusy(false);
    if (made.ok) notify.done(t('table.export.done', { name: made.data }));
    else notify.failed(made.failure);
  };
  const saveWhole = (all: readonly Row[]) => {
    const name = `${label}.csv`;
    saveFile(name, new Blob([csvOfRows(columns, all, (column) => t('table.export.currency', { column }))], { type: 'text/csv' }));
    notify.done(t('table.export.done', { name }));
  };
  const item = (type: ExportFormat, onClick: () => void) => {
    const Icon = icons[type];
    return (
      <Menu.Item leftSection={<Icon size={18} stroke={1.6} />} onClick={onClick}>
        {t(`table.export.formats.${type}`)}
      </Menu.Item>
    );
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
        {choices.map((choice) => (
          <Fragment key={choice.label}>
            <Menu.Label>{choice.label}</Menu.Label>
            {formats.map((type) => (
              <Fragment key={type}>{item(type, () => void send(choice, type))}</Fragment>
            ))}
          </Fragment>
        ))}
        {whole && (
          <>
            <Menu.Label>{t('table.export.rows', counted)}</Menu.Label>
            {item('csv', () => saveWhole(whole))}
          </>
        )}
        <Menu.Divider />
        <Menu.Label fw={400}>{t('table.export.holds', { count: columns.length })}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
