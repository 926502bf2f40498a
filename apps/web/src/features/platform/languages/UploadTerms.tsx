import { Button, FileInput, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { acceptedEndings } from '@wagewright/contracts/platform/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { UploadResult } from './UploadResult.tsx';
import { useLanguagesChanged } from './use-languages-changed.ts';
import { type UploadedTerms, useSendTerms } from './use-send-terms.ts';

const modes = ['create-and-update', 'create-only', 'update-only', 'override'] as const;

/** A file of terms, which texts of it are taken, and what became of it. */
export default function UploadTerms({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['languages', 'common']);
  const refresh = useLanguagesChanged();
  const send = useSendTerms();
  const [file, setFile] = useState<File | null>(null);
  const [mode, setMode] = useState<(typeof modes)[number]>('create-and-update');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [result, setResult] = useState<UploadedTerms>();
  const upload = async () => {
    if (!file) return setFault(t('files.required'));
    setBusy(true);
    setFault(undefined);
    const sent = await send(file, mode);
    setBusy(false);
    if (!sent.ok) return setFault(sent.failure.message);
    setResult(sent.data);
    await refresh();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t(result ? 'files.resultTitle' : 'files.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {result ? (
        <UploadResult result={result} onClose={onClose} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void upload();
          }}
        >
          <Stack gap="md">
            <Text size="sm" c="dimmed">
              {t('files.text')}
            </Text>
            {fault && <MessageBox tone="bad">{fault}</MessageBox>}
            <FileInput
              label={t('files.file')}
              placeholder={t('files.choose')}
              accept={acceptedEndings('import')}
              value={file}
              onChange={setFile}
              clearable
            />
            <Radio.Group label={t('files.mode')} value={mode} onChange={(value) => setMode(modes.find((one) => one === value) ?? mode)}>
              <Stack gap="xs" mt="xs">
                {modes.map((one) => (
                  <Radio key={one} value={one} label={t(`files.modes.${one}`)} />
                ))}
              </Stack>
            </Radio.Group>
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                {t('common:cancel')}
              </Button>
              <Button type="submit" loading={isBusy}>
                {t('files.upload')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
