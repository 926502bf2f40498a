import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../Rules.module.css';
import type { InputProps } from './input-props.ts';
import { Lines } from './Lines.tsx';

const parts = ['code', 'en', 'zh-CN'] as const;

/** What people read instead of the codes that a text column holds. */
export function NamedValuesInput(props: InputProps) {
  const { t } = useTranslation('rules');
  const { readOnly, field } = props;
  const isMessage = field.path === 'messages';
  return (
    <Lines {...props} fresh={{ code: '', en: '', 'zh-CN': '' }} addLabel={t('addNamedValue')}>
      {(line, set) =>
        parts.map((part) => (
          <TextInput
            key={part}
            label={t(`namedValue.${isMessage && part === 'code' ? 'word' : part}`)}
            className={isMessage ? classes.wide : undefined}
            readOnly={readOnly}
            value={line[part] ?? ''}
            onChange={(event) => set({ [part]: event.currentTarget.value })}
          />
        ))
      }
    </Lines>
  );
}
