import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';

const typingPauseMs = 250;

export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly value: NamedPerson | null;
  readonly onChange: (person: NamedPerson | null) => void;
  readonly error?: string | null;
  /** One can do without. */
  readonly isOptional?: boolean;
}

/** Somebody who may decide approvals, found by a part of the name or the account. */
export function PersonField({ label, description, value, onChange, error = null, isOptional = false }: Props) {
  const { t } = useTranslation('processes');
  const [typed, setTyped] = useState('');
  const [keywords] = useDebouncedValue(typed === value?.name ? '' : typed.trim(), typingPauseMs);
  const { data } = trpc.approvals.instances.searchApprovers.useQuery({ keywords }, { placeholderData: keepPreviousData });
  const found = data?.rows ?? [];
  const options = found.map(({ id, name, account }) => ({ value: String(id), label: name, account }));
  const chosen =
    value && !options.some((option) => option.value === String(value.id)) ? [{ value: String(value.id), label: value.name }] : [];
  return (
    <Select
      label={label}
      {...(description ? { description } : {})}
      placeholder={t('person.placeholder')}
      nothingFoundMessage={t('person.none')}
      searchable
      clearable
      withAsterisk={!isOptional}
      data={[...chosen, ...options.map(({ value: id, label: name }) => ({ value: id, label: name }))]}
      filter={({ options: all }) => all}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : String(value.id)}
      onChange={(id) => {
        const person = found.find((one) => String(one.id) === id);
        onChange(person ? { id: person.id, name: person.name } : null);
      }}
      error={error}
    />
  );
}
