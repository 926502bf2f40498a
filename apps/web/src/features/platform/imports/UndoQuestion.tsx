import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { changing, type ImportDetail } from './import.ts';

interface Props {
  readonly detail: ImportDetail;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What an import wrote is put back, all or nothing. */
export function UndoQuestion({ detail: { file, title, counts }, isBusy, onUndo, onClose }: Props) {
  const { t } = useTranslation(['imports', 'common']);
  const format = useFormat();
  return (
    <QuestionDialog title={t('undo.title', { name: file.name })} onClose={onClose}>
      <ConfirmFacts
        facts={[
          { label: t('undo.into'), value: format.name(title) },
          { label: t('undo.rows'), value: format.count(changing(counts)) },
        ]}
      />
      <Text mb="md">{t('undo.text')}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button color="red.9" loading={isBusy} onClick={onUndo}>
          {t('undo.confirm')}
        </Button>
      </Group>
    </QuestionDialog>
  );
}
