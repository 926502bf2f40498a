import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ConfirmFact, ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly ConfirmFact[];
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question that needs no remarks: nothing of what is paid hangs on it. */
export function Question({ title, text, facts = [], confirmLabel, isDangerous = false, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <QuestionDialog title={title} onClose={onClose}>
      {facts.length > 0 && <ConfirmFacts facts={facts} />}
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={isBusy} onClick={onConfirm} {...(isDangerous ? { color: 'red.9' } : {})}>
          {confirmLabel}
        </Button>
      </Group>
    </QuestionDialog>
  );
}
