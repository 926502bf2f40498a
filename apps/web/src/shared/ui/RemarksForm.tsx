import { Button, Group, Text, Textarea } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { required } from './form/rules.ts';

export interface RemarksFormProps {
  readonly text?: string;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly remarksRequired?: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: (remarks: string) => void;
  readonly onClose: () => void;
}

/** What will happen, room for remarks, and the two ways out. */
export function RemarksForm(props: RemarksFormProps) {
  const { text, confirmLabel, isDangerous = false, remarksRequired = false, isBusy, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [remarks, setRemarks] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = remarksRequired && required(remarks) !== null;
  const confirm = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onConfirm(remarks.trim());
  };
  return (
    <form onSubmit={confirm} noValidate>
      {text && <Text mb="md">{text}</Text>}
      <Textarea
        data-autofocus
        label={remarksRequired ? t('remarks') : t('remarksOptional')}
        withAsterisk={remarksRequired}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={limits.remarksCharactersMax}
        value={remarks}
        onChange={(event) => setRemarks(event.currentTarget.value)}
        error={isTried && isMissing ? t('remarksRequired') : null}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy} {...(isDangerous ? { color: 'red.9' } : {})}>
          {confirmLabel}
        </Button>
      </Group>
    </form>
  );
}
