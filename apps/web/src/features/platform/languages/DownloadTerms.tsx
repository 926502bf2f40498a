import { Button, Checkbox, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { useDownload } from '../../../shared/api/use-download.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import type { TermsSearch } from './terms-search.ts';

const formats = ['xlsx', 'csv'] as const;

interface Props {
  readonly lang: string;
  readonly language: string;
  readonly app: TermsSearch['app'];
  readonly onClose: () => void;
}

/** Terms as a file, in the layout in which they are uploaded. */
export default function DownloadTerms({ lang, language, app, onClose }: Props) {
  const { t } = useTranslation(['languages', 'common']);
  const notify = useNotify();
  const download = useDownload();
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  const [missingOnly, setMissingOnly] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    setBusy(true);
    const query = new URLSearchParams({ format, missingOnly: String(missingOnly) });
    if (app) query.set('appCodeAary', JSON.stringify([app]));
    if (missingOnly) query.set('langs', JSON.stringify(lang === 'en' ? [lang] : ['en', lang]));
    const result = await download(`/api/base/language/down?${query.toString()}`);
    setBusy(false);
    if (!result.ok) return setFault(result.failure.message);
    notify.done(t('files.saved', { name: result.data }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={<b>{t('files.download')}</b>} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('files.downloadText')}
        </Text>
        {fault && <MessageBox tone="bad">{fault}</MessageBox>}
        <Radio.Group
          label={t('files.format')}
          value={format}
          onChange={(value) => setFormat(formats.find((one) => one === value) ?? 'xlsx')}
        >
          <Group mt="xs">
            {formats.map((one) => (
              <Radio key={one} value={one} label={t(`files.formats.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Checkbox
          label={t('files.onlyMissing', { language })}
          checked={missingOnly}
          onChange={({ currentTarget: { checked } }) => setMissingOnly(checked)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            {t('files.download')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
