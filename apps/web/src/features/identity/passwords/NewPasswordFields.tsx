import { PasswordInput, Stack } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import classes from './NewPasswordFields.module.css';
import { type PatternAnswer, ruleStates } from './password-state.ts';

export interface TypedPasswords {
  readonly first: string;
  readonly again: string;
}

interface Props {
  readonly answer: PatternAnswer | undefined;
  readonly value: TypedPasswords;
  readonly onChange: (value: TypedPasswords) => void;
  readonly errors: Readonly<Partial<Record<keyof TypedPasswords, string | null>>>;
}

/** A new password, typed twice, with what it has to be: each rule is ticked as it is met. */
export function NewPasswordFields({ answer, value, onChange, errors }: Props) {
  const { t } = useTranslation('passwords');
  const field = (name: keyof TypedPasswords) => (
    <PasswordInput
      label={t(`fields.${name}`)}
      name={name}
      data-field={name}
      autoComplete="new-password"
      maxLength={limits.passwordCharactersMax}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
      error={errors[name] ?? null}
      visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
    />
  );
  return (
    <Stack gap="md">
      {field('first')}
      {answer && <Rules answer={answer} password={value.first} />}
      {field('again')}
    </Stack>
  );
}

function Rules({ answer, password }: { answer: PatternAnswer; password: string }) {
  const { t } = useTranslation('passwords');
  const { charactersMin, refusesCommon, historyCount } = answer.rules;
  return (
    <ul className={classes.rules} aria-label={t('rulesLabel')}>
      {ruleStates(answer, password).map(({ rule, isMet }) => (
        <li key={rule} data-met={isMet || undefined}>
          {isMet ? <IconCheck size={14} stroke={2.4} aria-label={t('met')} /> : <IconPoint size={14} aria-hidden />}
          {t(`rules.${rule}`, { count: charactersMin })}
        </li>
      ))}
      {refusesCommon && (
        <li>
          <IconPoint size={14} aria-hidden />
          {t('rules.common')}
        </li>
      )}
      {historyCount > 0 && (
        <li>
          <IconPoint size={14} aria-hidden />
          {t('rules.history', { count: historyCount })}
        </li>
      )}
    </ul>
  );
}
