import { Button, FileInput, Group, Modal, Stack, Text } from '@mantine/core';
import { fileCharactersMax } from '@wagewright/contracts/payroll/copies';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import classes from './Copies.module.css';
import type { CopyRow } from './copies.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { FindingList } from './FindingList.tsx';

type Read = Outputs['payroll']['copies']['importDefinition'];
interface Chosen {
  readonly name: string;
  readonly text: string;
  readonly read: Read;
}

/** A file of the definition format is read into a draft: first what it would change, in words, or what is wrong with it; then it is taken. */
export default function ImportFile({ copy: { solutionId, number, version }, onClose }: { copy: CopyRow; onClose: () => void }) {
  const { t } = useTranslation(['copies', 'common']);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const load = trpc.payroll.copies.importDefinition.useMutation();
  const [chosen, choose] = useState<Chosen>();
  const [isTooLong, setTooLong] = useState(false);

  const look = async (file: File | null) => {
    choose(undefined);
    const text = file ? await file.text() : '';
    setTooLong(text.length > fileCharactersMax);
    if (!file || text === '' || text.length > fileCharactersMax) return;
    const name = file.name.slice(-100);
    const result = await call(load.mutateAsync({ solutionId, number, version, fileName: name, text, take: false }));
    if (result.ok) choose({ name, text, read: result.data });
  };
  const take = async ({ name, text, read }: Chosen) => {
    const result = await call(load.mutateAsync({ solutionId, number, version: read.version, fileName: name, text, take: true }));
    if (!result.ok) return;
    notify.done(t('file.taken', { name }));
    await Promise.all([utils.payroll.copies.invalidate(), utils.payroll.inheritance.invalidate()]);
    onClose();
  };
  const read = chosen?.read;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={<b>{t('file.title')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {t('file.text')}
        </Text>
        <FileInput
          label={t('file.choose')}
          placeholder={t('file.placeholder')}
          accept=".yaml,.yml"
          onChange={(file) => void look(file)}
          error={isTooLong ? t('file.tooLong', { count: fileCharactersMax }) : undefined}
        />
        {read && read.findings.length > 0 && (
          <MessageBox tone="bad" title={t('file.wrong', { count: read.findings.length })}>
            <FindingList findings={read.findings} />
          </MessageBox>
        )}
        {read && read.findings.length === 0 && (
          <div className={classes.file}>
            <DifferenceTable
              title={t('file.differs')}
              differences={read.differences.map((difference) => ({ ...difference, by: null, changedAt: null, remarks: null }))}
            />
          </div>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          {chosen && read && read.findings.length === 0 && read.differences.length > 0 && (
            <Button loading={load.isPending} onClick={() => void take(chosen)}>
              {t('file.take')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
