import { Button, Group } from '@mantine/core';
import type { Site } from '@wagewright/calc-engine/authoring';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../../shared/ui/QuestionDialog.tsx';
import { type RulesPlace, useDraft } from '../draft/draft-context.ts';
import classes from '../Rules.module.css';
import { UseList, usePlaces } from '../Uses.tsx';

interface Props {
  readonly name: string;
  readonly uses: readonly Site[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly onOpen: (place: RulesPlace) => void;
}

/** Before something is taken out: who uses it, and has to be mended then. It can be taken back. */
export function RemoveDialog({ name, uses, isBusy, onConfirm, onClose, onOpen }: Props) {
  const { t } = useTranslation('rules');
  const { definition } = useDraft();
  const places = usePlaces(definition, uses);
  const go = (place: RulesPlace) => {
    onClose();
    onOpen(place);
  };
  return (
    <QuestionDialog title={t('removeTitle', { name })} onClose={onClose}>
      <p className={classes.given}>{places.length === 0 ? t('removeFree') : t('removeUsed', { count: places.length })}</p>
      {places.length > 0 && <UseList places={places} onOpen={go} />}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button color="red.9" loading={isBusy} onClick={onConfirm}>
          {t('remove')}
        </Button>
      </Group>
    </QuestionDialog>
  );
}
