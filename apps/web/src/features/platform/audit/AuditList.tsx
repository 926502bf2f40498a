import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { auditColumns } from './audit-columns.tsx';
import type { AuditSearch } from './audit-search.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { type AuditEntry, useAuditRows } from './use-audit-rows.ts';

/** Entries of the audit; of one person without saying each time who it was. */
export function AuditList({ filter, withWho = true }: { readonly filter: AuditSearch; readonly withWho?: boolean }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const download = useDownload();
  const [opened, open] = useState<AuditEntry>();
  const rows = useAuditRows(filter);
  const columns = useMemo(() => auditColumns(t, format, open, withWho), [t, format, withWho]);
  return (
    <>
      <Panel flush>
        <DataTable
          label={t('title')}
          name={withWho ? 'audit' : 'audit-of-user'}
          columns={columns}
          rows={rows}
          identity={JSON.stringify(filter)}
          exporter={(ids, exportFormat) => download('/api/platform/audit/export', { ...filter, columns: ids, format: exportFormat })}
          empty={<EmptyState icon={<IconHistory size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
      {opened && <EntryDialog entry={opened} onClose={() => open(undefined)} />}
    </>
  );
}
