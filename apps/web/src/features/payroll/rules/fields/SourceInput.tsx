import { Select, TextInput } from '@mantine/core';
import { columnTypesOf, findSources, snapshotCatalogue } from '@wagewright/contracts/definition-findings';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import classes from '../Rules.module.css';
import { nameOfField, type Place, textOf } from './field.ts';
import type { InputProps } from './input-props.ts';
import { sourcesFor } from './sources.ts';

/** A part of a word that stands for a code of the company's own. */
const openPart = /\b(ITEM|KEY)\b/;

const linesOfPlace = ({ table }: Place): string => (table?.kind === 'snapshot' ? table.lines : 'employee');

/** Which pay items a source takes: those of the compensation file, or those that are paid once. */
const frequencies = [
  { prefix: 'compensation.', frequency: 'recurring' },
  { prefix: 'one_time.', frequency: 'one-time' },
] as const;

/** The catalogue's word that a written source follows: `compensation.BASE_SALARY` follows `compensation.ITEM`. */
const patternOf = (written: string): string => findSources(written)[0]?.word ?? '';

/** What stands where the catalogue's word is open. */
function codeIn(written: string, pattern: string): string {
  const index = pattern.split('.').findIndex((part) => openPart.test(part));
  const part = index < 0 ? '' : (written.split('.')[index] ?? '');
  return openPart.test(part) ? '' : part;
}

/** What of the employee's records is taken: chosen by its meaning; of pay items and custom fields also which one. */
export function SourceInput({ field, label, help, value, values, place, readOnly, error, onChange }: InputProps) {
  const { t } = useTranslation('rules');
  const written = textOf(value);
  const pattern = patternOf(written);
  const source = snapshotCatalogue.find(({ word }) => word === pattern);
  const frequency = frequencies.find(({ prefix }) => pattern.startsWith(prefix))?.frequency;
  const isPayItem = frequency !== undefined;
  const items = trpc.payroll.rules.listPayItems.useQuery({}, { enabled: isPayItem });
  const choices = sourcesFor(linesOfPlace(place)).map(({ word, meaning }) => ({ value: word, label: meaning[place.language] }));
  const fits = !source || values.type === undefined || columnTypesOf(source).some((type) => type === values.type);
  return (
    <div className={classes.fields} data-field={nameOfField(field)}>
      <Select
        label={label}
        description={help}
        searchable
        disabled={readOnly}
        data={choices}
        value={pattern === '' ? null : pattern}
        placeholder={t('choose')}
        nothingFoundMessage={t('nothingFound')}
        error={error ?? (fits ? null : t('otherType'))}
        onChange={(next) => onChange(next ?? '')}
      />
      {isPayItem && (
        <Select
          label={t('fields.payItem')}
          disabled={readOnly}
          data={(items.data?.rows ?? [])
            .filter((item) => item.frequency === frequency)
            .map((item) => ({ value: item.code, label: item.name[place.language] }))}
          value={codeIn(written, pattern) || null}
          placeholder={t('choose')}
          onChange={(code) => onChange(pattern.replace(openPart, code ?? 'ITEM'))}
        />
      )}
      {openPart.test(pattern) && !isPayItem && (
        <TextInput
          label={t('fields.customField')}
          description={t('helps.customField')}
          readOnly={readOnly}
          value={codeIn(written, pattern)}
          onChange={({ currentTarget: { value: code } }) => onChange(pattern.replace(openPart, code.trim() || 'KEY'))}
        />
      )}
    </div>
  );
}
