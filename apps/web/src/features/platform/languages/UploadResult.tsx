import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFileAddress } from '../../../shared/api/use-upload.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import type { UploadedTerms } from './use-send-terms.ts';

const counts = ['created', 'updated', 'restored', 'unchanged', 'refused'] as const;
const refusalsShown = 10;

/** What was taken of a file, what was not and why, with the file of those rows. */
export function UploadResult({ result, onClose }: { readonly result: UploadedTerms; readonly onClose: () => void }) {
  const { t } = useTranslation('languages');
  const format = useFormat();
  const address = useFileAddress();
  const { refused, refusals, failureFile } = result;
  return (
    <Stack gap="md">
      <ConfirmFacts facts={counts.map((which) => ({ label: t(`files.result.${which}`), value: format.count(result[which]) }))} />
      {refused > 0 && (
        <MessageBox tone="bad" title={t('files.refused', { count: refused })}>
          {refusals.slice(0, refusalsShown).map(({ row, key, reason }) => (
            <Text key={row} size="sm">
              {t('files.refusedRow', { row: format.count(row), term: key, reason: format.name(reason) })}
            </Text>
          ))}
          {refused > refusalsShown && <Text size="sm">{t('files.refusedMore', { count: refused - refusalsShown })}</Text>}
          {failureFile && (
            <Anchor href={address(failureFile.id)} download={failureFile.name} size="sm">
              {t('files.failureFile')}
            </Anchor>
          )}
        </MessageBox>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('files.done')}</Button>
      </Group>
    </Stack>
  );
}
