import { Collapse, NativeSelect, Radio, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { writebacksOfMode } from '@wagewright/contracts/platform/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Imports.module.css';
import type { ImportDetail, ImportForm } from './import.ts';

export type Chosen = ImportDetail['options'];

export const usualOptions: Chosen = {
  mode: 'create-and-update',
  writeback: 'create-and-update',
  matching: 'name',
  empty: 'ignore',
  reading: {},
};

const matchings = ['understood', 'name', 'order'] as const;

interface Props {
  readonly form: Pick<ImportForm, 'modes' | 'writebacks'>;
  readonly options: Chosen;
  readonly onChange: (options: Chosen) => void;
  /** Sheets of the file, where it is known. */
  readonly sheets?: readonly string[];
  /** The file did not say how it is to be read: that part is open. */
  readonly asksReading?: boolean;
}

/** What a file may do, and how it is read. */
export function OptionFields({ form, options, onChange, sheets = [], asksReading = false }: Props) {
  const { t } = useTranslation('imports');
  const change = (next: Partial<Chosen>) => onChange({ ...options, ...next });
  const writebacksOf = (mode: Chosen['mode']): Chosen['writeback'][] =>
    writebacksOfMode[mode].filter((one) => form.writebacks.includes(one));
  const writebacks = writebacksOf(options.mode);
  const setMode = (mode: Chosen['mode']) => {
    const [usual = 'create-and-update'] = writebacksOf(mode);
    change({ mode, writeback: usual });
  };
  // what was confirmed is asked again, since somebody reads the file once more to have it otherwise
  const setMatching = (matching: Chosen['matching']) => {
    const { mapping: _, ...others } = options;
    onChange({ ...others, matching });
  };
  return (
    <Stack gap="md">
      {form.modes.length > 1 && (
        <Radio.Group label={t('options.mode')} value={options.mode} onChange={(mode) => setMode(mode as Chosen['mode'])}>
          <Stack gap={8} mt={6}>
            {form.modes.map((mode) => (
              <Radio key={mode} value={mode} label={t(`modes.${mode}.name`)} description={t(`modes.${mode}.text`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {writebacks.length > 1 && (
        <NativeSelect
          label={t('options.writeback')}
          value={options.writeback}
          data={writebacks.map((value) => ({ value, label: t(`writebacks.${value}`) }))}
          onChange={({ currentTarget: { value } }) => change({ writeback: writebacks.find((one) => one === value) ?? options.writeback })}
        />
      )}
      <NativeSelect
        label={t('options.matching')}
        value={options.matching}
        data={matchings.map((value) => ({ value, label: t(`matchings.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setMatching(matchings.find((one) => one === value) ?? 'name')}
      />
      <NativeSelect
        label={t('options.empty')}
        value={options.empty}
        data={(['ignore', 'override'] as const).map((value) => ({ value, label: t(`empties.${value}`) }))}
        onChange={({ currentTarget: { value } }) => change({ empty: value === 'override' ? 'override' : 'ignore' })}
      />
      <Reading options={options} sheets={sheets} isOpenFirst={asksReading} onChange={(reading) => change({ reading })} />
    </Stack>
  );
}

interface ReadingProps {
  readonly options: Chosen;
  readonly sheets: readonly string[];
  readonly isOpenFirst: boolean;
  readonly onChange: (reading: Chosen['reading']) => void;
}

const choices = {
  decimalMark: ['point', 'comma'],
  dateOrder: ['day-first', 'month-first'],
  encoding: ['utf-8', 'gb18030', 'utf-16le', 'utf-16be', 'windows-1252'],
  delimiter: ['comma', 'semicolon', 'tab'],
} as const;

/** How the file is read: found in it, unless somebody says. */
function Reading({ options: { reading }, sheets, isOpenFirst, onChange }: ReadingProps) {
  const { t } = useTranslation('imports');
  const [isOpen, setOpen] = useState(isOpenFirst || Object.keys(reading).length > 0);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const set = (name: keyof Chosen['reading'], value: string) => {
    const { [name]: _, ...others } = reading;
    onChange((value === '' ? others : { ...others, [name]: value }) as Chosen['reading']);
  };
  return (
    <div>
      <UnstyledButton className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon size={15} aria-hidden /> {t('options.reading')}
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <Stack gap="sm" mt="xs">
          {sheets.length > 0 ? (
            <NativeSelect
              label={t('reading.sheet')}
              value={reading.sheet ?? ''}
              data={[{ value: '', label: t('reading.found') }, ...sheets.map((value) => ({ value, label: value }))]}
              onChange={({ currentTarget: { value } }) => set('sheet', value)}
            />
          ) : (
            <TextInput
              label={t('reading.sheet')}
              placeholder={t('reading.firstSheet')}
              value={reading.sheet ?? ''}
              maxLength={31}
              onChange={({ currentTarget: { value } }) => set('sheet', value)}
            />
          )}
          {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
            <NativeSelect
              key={name}
              label={t(`reading.${name}`)}
              value={reading[name] ?? ''}
              data={[
                { value: '', label: t('reading.found') },
                ...choices[name].map((value) => ({ value, label: t(`reading.values.${value}`) })),
              ]}
              onChange={({ currentTarget: { value } }) => set(name, value)}
            />
          ))}
        </Stack>
      </Collapse>
    </div>
  );
}
