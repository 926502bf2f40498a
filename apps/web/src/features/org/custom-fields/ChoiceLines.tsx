import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './CustomFields.module.css';

/** A choice as it is typed; `key` tells lines apart while they are. */
export interface Choice {
  readonly key: number;
  readonly value: string;
  readonly en: string;
  readonly zh: string;
}

interface Props {
  readonly choices: readonly Choice[];
  readonly error: React.ReactNode;
  readonly onChange: (choices: readonly Choice[]) => void;
}

/** What can be chosen, in the order in which it is offered. */
export function ChoiceLines({ choices, error, onChange }: Props) {
  const { t } = useTranslation('customFields');
  const set = (key: number, typed: Partial<Choice>) =>
    onChange(choices.map((choice) => (choice.key === key ? { ...choice, ...typed } : choice)));
  const next = Math.max(0, ...choices.map(({ key }) => key)) + 1;
  return (
    <Input.Wrapper label={t('form.choices')} description={t('form.choicesHint')} error={error} data-field="choices">
      <div className={classes.choices}>
        {choices.map((choice, place) => (
          <div key={choice.key} className={classes.choice}>
            {(['value', 'en', 'zh'] as const).map((part) => (
              <TextInput
                key={part}
                aria-label={t(`form.choice.${part}`, { number: place + 1 })}
                placeholder={t(`form.placeholder.${part}`)}
                maxLength={part === 'value' ? 40 : 100}
                value={choice[part]}
                onChange={(event) => set(choice.key, { [part]: event.currentTarget.value })}
              />
            ))}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('form.takeOut', { number: place + 1 })}
              onClick={() => onChange(choices.filter(({ key }) => key !== choice.key))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </div>
        ))}
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => onChange([...choices, { key: next, value: '', en: '', zh: '' }])}
          >
            {t('form.addChoice')}
          </Button>
        </div>
      </div>
    </Input.Wrapper>
  );
}
