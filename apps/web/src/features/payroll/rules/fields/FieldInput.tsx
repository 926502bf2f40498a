import { MultiSelect, NativeSelect, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { EntriesInput } from './EntriesInput.tsx';
import { FormulaInput } from './FormulaInput.tsx';
import { FormulasInput } from './FormulasInput.tsx';
import { type Choice, type FieldKind, listOf, nameOfField, textOf } from './field.ts';
import type { InputProps } from './input-props.ts';
import { MatchInput } from './MatchInput.tsx';
import { NamedValuesInput } from './NamedValuesInput.tsx';
import { OriginsInput } from './OriginsInput.tsx';
import { SourceInput } from './SourceInput.tsx';
import { useFieldTexts } from './use-field-texts.ts';

/** Lists that are longer than this are looked through by typing. */
const plainChoicesMax = 12;

function TextField({ field, label, help, value, readOnly, error, onChange }: InputProps) {
  return (
    <TextInput
      label={label}
      description={help}
      type={field.kind === 'day' ? 'date' : 'text'}
      {...(field.kind === 'number' ? { inputMode: 'decimal' as const } : {})}
      readOnly={readOnly}
      value={textOf(value)}
      error={error}
      data-field={nameOfField(field)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** What stands there although it cannot be chosen any more is shown as it is written. */
function withPresent(choices: readonly Choice[], value: string): readonly Choice[] {
  return value === '' || choices.some((one) => one.value === value) ? choices : [{ value, label: value }, ...choices];
}

function ChoiceField({ field, label, help, value, values, place, readOnly, error, onChange }: InputProps) {
  const { t } = useTranslation('rules');
  const chosen = textOf(value);
  const choices = withPresent(field.choices?.(place, values) ?? [], chosen);
  const unset = field.unset === undefined ? null : t(`unset.${field.unset as 'noUnit'}`);
  const shared = { label, description: help, error, 'data-field': nameOfField(field), disabled: readOnly };
  if (choices.length <= plainChoicesMax) {
    const blank = unset === null && chosen !== '' ? [] : [{ value: '', label: unset ?? t('choose') }];
    const plain = choices.map(({ value: one, label: said, group }) => ({ value: one, label: group ? `${group} › ${said}` : said }));
    return (
      <NativeSelect
        {...shared}
        value={chosen}
        data={[...blank, ...plain]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <Select
      {...shared}
      searchable
      clearable={unset !== null}
      placeholder={unset ?? t('choose')}
      value={chosen === '' ? null : chosen}
      data={choices.map(({ value: one, label: said, group }) => ({ value: one, label: group ? `${group} › ${said}` : said }))}
      nothingFoundMessage={t('nothingFound')}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

/** A value by hand: yes or no of a column that says so, a day, else as typed. */
function CellField(props: InputProps) {
  const { t } = useTranslation('rules');
  const { field, values } = props;
  if (field.choices) return <ChoiceField {...props} />;
  if (values.type === 'boolean') {
    const choices = () => (['true', 'false'] as const).map((value) => ({ value, label: t(`yesNo.${value}`) }));
    return <ChoiceField {...props} field={{ ...field, choices, unset: 'blank' }} />;
  }
  return <TextField {...props} field={{ ...field, kind: values.type === 'date' ? 'day' : 'text' }} />;
}

/** Choices under their headings; those without one come first. */
function underHeadings(choices: readonly Choice[]) {
  const items = (of: readonly Choice[]) => of.map(({ value, label }) => ({ value, label }));
  const byGroup = Map.groupBy(choices, ({ group = '' }) => group);
  const { '': plain = [], ...grouped } = Object.fromEntries(byGroup);
  return [...items(plain), ...Object.entries(grouped).map(([group, of]) => ({ group, items: items(of) }))];
}

function CodesField({ field, label, help, value, values, place, readOnly, error, onChange }: InputProps) {
  const choices = field.choices?.(place, values) ?? [];
  const chosen = listOf(value);
  const data = underHeadings(chosen.reduce<readonly Choice[]>(withPresent, choices));
  const shared = { label, description: help, error, readOnly, 'data-field': nameOfField(field) };
  return (
    <MultiSelect
      {...shared}
      data={data}
      value={[...chosen]}
      onChange={onChange}
      searchable={choices.length > plainChoicesMax}
      hidePickedOptions
    />
  );
}

function WordsField({ field, label, help, value, readOnly, error, onChange }: InputProps) {
  return (
    <TagsInput
      label={label}
      description={help}
      error={error}
      readOnly={readOnly}
      data-field={nameOfField(field)}
      value={[...listOf(value)]}
      onChange={onChange}
    />
  );
}

function FlagField({ field, label, help, value, readOnly, onChange }: InputProps) {
  return (
    <Switch
      label={label}
      description={help}
      disabled={readOnly}
      checked={value === true}
      data-field={nameOfField(field)}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

const inputs: Readonly<Record<FieldKind, (props: InputProps) => React.ReactNode>> = {
  text: TextField,
  number: TextField,
  day: TextField,
  cell: CellField,
  choice: ChoiceField,
  codes: CodesField,
  words: WordsField,
  flag: FlagField,
  source: SourceInput,
  formula: FormulaInput,
  formulas: FormulasInput,
  match: MatchInput,
  'named-values': NamedValuesInput,
  entries: EntriesInput,
  origins: OriginsInput,
};

type FieldProps = Omit<InputProps, 'label' | 'help'>;

/** One field of an element, as its kind is asked for. While one types into a formula the others stay as they are drawn. */
export const FieldInput = memo(function FieldInput(props: FieldProps) {
  const { language } = useFormat();
  const { labelOf, helpOf } = useFieldTexts(language);
  const Input = inputs[props.field.kind];
  return <Input {...props} label={labelOf(props.field, props.place)} help={helpOf(props.field, props.place)} />;
}, looksAlike);

/** What is typed as text changes nothing of what other fields offer. */
const typedKinds: readonly string[] = ['expression', 'formulas', 'name.en', 'name.zh-CN', 'constant'];

function looksAlike(before: FieldProps, now: FieldProps): boolean {
  const keys = Object.keys(now.values).filter((key) => !typedKinds.includes(key));
  return (
    before.field === now.field &&
    before.value === now.value &&
    before.place === now.place &&
    before.readOnly === now.readOnly &&
    before.error === now.error &&
    keys.every((key) => before.values[key] === now.values[key])
  );
}
