import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const typingPauseMs = 150;

export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

/** What is searched for at the server, as it is being typed. */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const [keywords] = useDebouncedValue(typed.trim(), typingPauseMs);
  return { typed, setTyped, keywords };
}

interface Props {
  readonly label: string;
  readonly description?: string;
  /** What stands there while nobody is chosen. */
  readonly placeholder: string;
  readonly nobodyFound: string;
  readonly max: number;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Those whom the server has found for what is typed. */
  readonly found: readonly NamedPerson[];
  readonly people: readonly NamedPerson[];
  readonly onChange: (people: readonly NamedPerson[]) => void;
  readonly error?: string | null;
}

/** Several people, each found by typing. */
export function PeopleSelect({
  label,
  description,
  placeholder,
  nobodyFound,
  max,
  typed,
  onType,
  found,
  people,
  onChange,
  error = null,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const known = new Map([...found, ...people].map((person) => [String(person.id), person]));
  return (
    <MultiSelect
      label={label}
      {...(description ? { description } : {})}
      placeholder={people.length === 0 ? placeholder : ''}
      error={error}
      searchable
      hidePickedOptions
      maxValues={max}
      searchValue={typed}
      onSearchChange={onType}
      nothingFoundMessage={nobodyFound}
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
