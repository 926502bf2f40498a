import { Alert, Button, Code, CopyButton, Group, Modal, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly onClose: () => void;
}

/** The key itself, which is shown this once: a click beside the dialog does not take it away. */
export function ShownOnce({ name, value, onClose }: Props) {
  const { t } = useTranslation('apiKeys');
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('once.title', { name })}</b>}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Alert color="orange" variant="light" mb="md">
        {t('once.text')}
      </Alert>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {value}
      </Code>
      <Text size="sm" c="dimmed" mt="sm">
        {t('once.how')}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}>
              {t(copied ? 'once.copied' : 'once.copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('once.done')}</Button>
      </Group>
    </Modal>
  );
}
