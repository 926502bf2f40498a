import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Field, Line } from './field.ts';
import type { InputProps } from './input-props.ts';
import { Lines } from './Lines.tsx';
import { useFieldTexts } from './use-field-texts.ts';

const languages = ['en', 'zh-CN'] as const;

/** Pay types and balance elements: named things, each with what else it says. What formulas call them comes from the name and stays. */
export function EntriesInput(props: InputProps) {
  const { t } = useTranslation('rules');
  const { field, readOnly } = props;
  const { parts = [] } = field;
  const fresh: Line = { code: '', en: '', 'zh-CN': '', ...(parts.length > 0 ? { scale: '2', from: '' } : {}) };
  return (
    <Lines {...props} fresh={fresh} addLabel={t(`addEntry.${field.path as 'payTypes'}`)}>
      {(line, set) => (
        <>
          {languages.map((language) => (
            <TextInput
              key={language}
              label={t(`namedValue.${language}`)}
              description={language === 'en' && line.code ? t('inFormulas', { code: line.code }) : undefined}
              readOnly={readOnly}
              value={line[language] ?? ''}
              onChange={(event) => set({ [language]: event.currentTarget.value })}
            />
          ))}
          {parts.map((part) => (
            <Part key={part.path} part={part} line={line} set={set} {...props} />
          ))}
        </>
      )}
    </Lines>
  );
}

function Part({ part, line, set, place, values, readOnly }: InputProps & { part: Field; line: Line; set: (change: Line) => void }) {
  const { t } = useTranslation('rules');
  const { labelOf } = useFieldTexts(place.language);
  const value = line[part.path] ?? '';
  const shared = { label: labelOf(part, place), value };
  if (!part.choices)
    return <TextInput {...shared} readOnly={readOnly} onChange={(event) => set({ [part.path]: event.currentTarget.value })} />;
  const choices = part
    .choices(place, values)
    .map((one) => ({ value: one.value, label: one.group ? `${one.group} › ${one.label}` : one.label }));
  return (
    <NativeSelect
      {...shared}
      disabled={readOnly}
      data={[{ value: '', label: t('choose') }, ...choices]}
      onChange={({ currentTarget }) => set({ [part.path]: currentTarget.value })}
    />
  );
}
