import { Button, Group, Text, Textarea } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField, useBroughtFiles } from './files/index.ts';
import { required } from './form/rules.ts';
import { RowsSkeleton } from './Skeletons.tsx';

export interface RemarksFormProps {
  readonly text?: string;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly remarksRequired?: boolean;
  /** Files can go with it; they are given by id. */
  readonly takesFiles?: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: (remarks: string, files: readonly number[]) => void;
  readonly onClose: () => void;
}

/** What will happen, room for remarks and files, and the two ways out. It is sent when its files are there. */
export function RemarksForm(props: RemarksFormProps) {
  const { text, confirmLabel, isDangerous = false, remarksRequired = false, takesFiles = false, isBusy, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [remarks, setRemarks] = useState('');
  const [isTried, setTried] = useState(false);
  const brought = useBroughtFiles();
  const isMissing = remarksRequired && required(remarks) !== null;
  const confirm = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !brought.isSending) onConfirm(remarks.trim(), brought.ids);
  };
  return (
    <form onSubmit={confirm} noValidate onPaste={takesFiles ? (event) => brought.add([...event.clipboardData.files]) : undefined}>
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
      {takesFiles && (
        <Suspense fallback={<RowsSkeleton rows={1} />}>
          <FileField brought={brought} />
        </Suspense>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy || (isTried && brought.isSending)} {...(isDangerous ? { color: 'red.9' } : {})}>
          {confirmLabel}
        </Button>
      </Group>
    </form>
  );
}
