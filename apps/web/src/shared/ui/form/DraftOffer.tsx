import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { MessageBox } from '../MessageBox.tsx';
import classes from './Form.module.css';

interface Props {
  readonly savedAt: string;
  readonly onTakeUp: () => void;
  readonly onDiscard: () => void;
}

/** What was typed the last time and not saved: to go on with, or to give up. */
export function DraftOffer({ savedAt, onTakeUp, onDiscard }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.faults}>
      <MessageBox tone="decision" title={t('form.draftFound', { when: format.instant(savedAt) })}>
        <Group gap="xs" mt={6}>
          <Button size="compact-sm" onClick={onTakeUp}>
            {t('form.takeUp')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={onDiscard}>
            {t('form.discard')}
          </Button>
        </Group>
      </MessageBox>
    </div>
  );
}
