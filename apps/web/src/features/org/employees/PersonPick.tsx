import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { type NamedPerson, useTyped } from '../../../shared/ui/form/index.ts';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly value: NamedPerson | null;
  readonly onChange: (person: NamedPerson | null) => void;
  readonly error?: string | null;
}

/** One employee, found by name or number. */
export function PersonPick({ label, description, value, onChange, ...field }: Props) {
  const { t } = useTranslation('employees');
  const { typed, setTyped, keywords } = useTyped();
  const found = trpc.org.employees.searchEmployees.useQuery({ keywords }, { placeholderData: (before) => before });
  const people = (found.data?.rows ?? []).map(({ id, name, employeeNumber }) => ({ id, name: `${name} (${employeeNumber})` }));
  const known = new Map([...people, ...(value ? [value] : [])].map((person) => [String(person.id), person]));
  return (
    <Select
      label={label}
      {...(description ? { description } : {})}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('nobodyFound')}
      // the server has searched already
      filter={({ options }) => options}
      data={[...known].map(([id, { name }]) => ({ value: id, label: name }))}
      value={value ? String(value.id) : null}
      onChange={(id) => onChange(id === null ? null : (known.get(id) ?? null))}
      {...field}
    />
  );
}
