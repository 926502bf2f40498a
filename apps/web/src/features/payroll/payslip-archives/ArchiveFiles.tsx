import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { useDownload } from '../../../shared/api/use-download.ts';
import { DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { Archive } from './archive.ts';
import { fileColumns } from './file-columns.tsx';

/** The zip files of an archive: one a department, to be saved. */
export function ArchiveFiles({ archive }: { readonly archive: Archive }) {
  const { t } = useTranslation('payslipArchives');
  const notify = useNotify();
  const download = useDownload();
  const [saving, setSaving] = useState<number>();
  const { id, files } = archive;
  const save = async (number: number): Promise<void> => {
    setSaving(number);
    const result = await download(`/api/payroll/payslip-archives/${id}/files/${number}`, {});
    setSaving(undefined);
    if (result.ok) notify.done(t('saved', { name: result.data }));
    else notify.failed(result.failure);
  };
  const columns = fileColumns(t, { number: saving, save: (number) => void save(number) });
  return (
    <Panel flush>
      <DataTable label={t('files')} columns={columns} rows={givenRows(files)} />
    </Panel>
  );
}
