import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../QuestionDialog.tsx';

interface Props {
  readonly unsaved: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The question before unsaved edits are left behind (portal specification §5). */
export function LeaveQuestion({ unsaved, onStay, onLeave }: Props) {
  const { t } = useTranslation();
  return (
    <QuestionDialog title={t('form.leaveTitle')} onClose={onStay}>
      <Text mb="lg">{t('form.unsaved', { count: unsaved })}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onLeave}>
          {t('form.leave')}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {t('form.stay')}
        </Button>
      </Group>
    </QuestionDialog>
  );
}
