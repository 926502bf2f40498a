import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { NamedPerson } from '../../../shared/ui/form/index.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import type { Solution } from './solution.ts';

interface Props {
  readonly solution: Solution;
  readonly leaving: readonly NamedPerson[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The specification's warning before the last manager of a solution is taken away: what nobody named for it can do any more. */
export function LastManagerQuestion({ solution, leaving, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation(['solutions', 'common']);
  const format = useFormat();
  const name = format.name(solution.name);
  return (
    <QuestionDialog title={t('users.lastTitle', { name })} onClose={onClose}>
      <Text mb="sm">{t('users.lastText', { who: leaving.map((person) => person.name).join(', '), name })}</Text>
      <Text mb="md" c="dimmed" size="sm">
        {t('users.lastWho', { entity: format.name(solution.legalEntity) })}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button color="red.9" loading={isBusy} onClick={onConfirm}>
          {t('users.lastConfirm')}
        </Button>
      </Group>
    </QuestionDialog>
  );
}
