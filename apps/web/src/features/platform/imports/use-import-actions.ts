import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Inputs, trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import type { ImportDetail } from './import.ts';
import type { Chosen } from './OptionFields.tsx';

const acts = ['write', 'undo', 'cancel'] as const;
export type ImportAct = (typeof acts)[number];

/** Sends what is done with an import as it was seen, and shows what the server made of it. */
export function useImportActions({ id, version }: ImportDetail) {
  const { t } = useTranslation('imports');
  const notify = useNotify();
  const download = useDownload();
  const { client, platform } = trpc.useUtils();
  const { imports } = client.platform;
  const [busy, setBusy] = useState<string>();
  const calls = {
    write: () => imports.writeImport.mutate({ id, version }),
    undo: () => imports.undoImport.mutate({ id, version }),
    cancel: () => imports.cancelImport.mutate({ id, version }),
  } satisfies Record<ImportAct, () => Promise<ImportDetail>>;
  const send = async (what: string, made: Promise<ImportDetail>): Promise<boolean> => {
    setBusy(what);
    const result = await call(made);
    setBusy(undefined);
    if (result.ok)
      // what the subscription told meanwhile of a later version is newer
      platform.imports.getImport.setData({ id }, (shown) => (shown && shown.version > result.data.version ? shown : result.data));
    else void platform.imports.getImport.invalidate({ id });
    return result.ok;
  };
  return {
    busy,
    act: (what: ImportAct) => send(what, calls[what]()),
    readAgain: (options: Chosen, answers: ImportDetail['answers']) =>
      send('read-again', imports.readImportAgain.mutate({ id, version, options, answers })),
    confirm: (columns: Inputs['platform']['imports']['confirmColumns']['columns'], reading: Chosen['reading']) =>
      send('confirm', imports.confirmColumns.mutate({ id, version, columns, reading })),
    failures: async (format: 'xlsx' | 'csv') => {
      setBusy('failures');
      const result = await download(`/api/platform/imports/${id}/failures?format=${format}`);
      setBusy(undefined);
      if (result.ok) notify.done(t('template.saved', { name: result.data }));
      else notify.failed(result.failure);
    },
  };
}
