import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FileList, type ListedFile } from '../../../shared/ui/files/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { Approval } from './actions.ts';
import { useApprovalRefresh } from './use-approval-refresh.ts';

const filesOf = ({ decisions }: Approval): ListedFile[] =>
  decisions.flatMap(({ files, who }) => files.map((file) => ({ ...file, who, at: file.uploadedAt })));

/** All files of an approval, whoever has added them; one's own can be taken away while it is open. */
export function ApprovalFiles({ approval }: { approval: Approval }) {
  const { t } = useTranslation('instances');
  const [asked, ask] = useState<ListedFile>();
  const files = filesOf(approval);
  if (files.length === 0) return null;
  return (
    <Panel title={t('files')} note={t('fileCount', { count: files.filter(({ removedAt }) => removedAt === null).length })}>
      <Suspense fallback={<RowsSkeleton rows={files.length} />}>
        <FileList label={t('files')} files={files} onRemove={ask} />
      </Suspense>
      {asked && <RemoveFile file={asked} onClose={() => ask(undefined)} />}
    </Panel>
  );
}

/** The question before a file is taken away: it cannot be brought back. */
function RemoveFile({ file, onClose }: { file: ListedFile; onClose: () => void }) {
  const { t } = useTranslation(['instances', 'common']);
  const notify = useNotify();
  const refresh = useApprovalRefresh();
  const remove = trpc.platform.files.removeFile.useMutation();
  const confirm = async () => {
    const { ok } = await call(remove.mutateAsync({ id: file.id }));
    if (ok) notify.done(t('fileRemoved', { name: file.name }));
    await refresh();
    onClose();
  };
  return (
    <QuestionDialog title={t('askRemoveFile', { name: file.name })} onClose={onClose}>
      <Text>{t('confirmRemoveFile')}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button color="red.9" loading={remove.isPending} onClick={() => void confirm()}>
          {t('removeFile')}
        </Button>
      </Group>
    </QuestionDialog>
  );
}
