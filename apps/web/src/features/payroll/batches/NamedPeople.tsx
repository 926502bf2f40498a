import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';

const typingPauseMs = 150;
const offeredMax = 20;

export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly people: readonly NamedPerson[];
  readonly onChange: (people: readonly NamedPerson[]) => void;
}

/** People found by name or number, for whom something is made; nobody chosen means everybody. */
export function NamedPeople({ people, onChange }: Props) {
  const { t } = useTranslation('batches');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [keywords] = useDebouncedValue(typed.trim(), typingPauseMs);
  const query = trpc.org.employees.searchEmployees.useQuery({ keywords, limit: offeredMax }, { placeholderData: keepPreviousData });
  const found = (query.data?.rows ?? []).map(({ id, name, employeeNumber }) => ({ id, name: `${name} (${employeeNumber})` }));
  const known = new Map([...found, ...people].map((person) => [String(person.id), person]));
  return (
    <MultiSelect
      label={t('named.label')}
      description={t('named.help')}
      placeholder={people.length === 0 ? t('named.everybody') : ''}
      searchable
      hidePickedOptions
      maxValues={limits.namedPayeesMax}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('named.nobody')}
      // the server has searched already
      filter={({ options }) => options}
      data={[...known].map(([value, { name }]) => ({ value, label: name }))}
      value={people.map(({ id }) => String(id))}
      // it closes with a choice: left open it would cover what comes next
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(values) => {
        onChange(values.flatMap((value) => known.get(value) ?? []));
        setOpen(false);
      }}
      comboboxProps={{ withinPortal: false }}
      withScrollArea={false}
      styles={{ options: { maxHeight: 148, overflowY: 'auto' } }}
    />
  );
}
