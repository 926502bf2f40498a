import { Select } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../../shared/api/trpc.ts';
import { type NamedPerson, useTyped } from '../../../../shared/ui/form/index.ts';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly nobodyFound: string;
  readonly person: NamedPerson | null;
  readonly onChange: (person: NamedPerson | null) => void;
  readonly error?: React.ReactNode;
  readonly 'data-field'?: string;
}

/** Somebody, found by typing a name or a number. */
export function PersonSelect({ person, onChange, nobodyFound, ...field }: Props) {
  const { typed, setTyped, keywords } = useTyped();
  const found = trpc.org.employees.searchEmployees.useQuery(
    { keywords: person && typed === person.name ? '' : keywords },
    { placeholderData: keepPreviousData },
  );
  const people = new Map(
    (found.data?.rows ?? []).map(({ id, name, employeeNumber }) => [String(id), { id, name, label: `${name} (${employeeNumber})` }]),
  );
  if (person && !people.has(String(person.id))) people.set(String(person.id), { ...person, label: person.name });
  return (
    <Select
      {...field}
      searchable
      clearable
      nothingFoundMessage={nobodyFound}
      // the server has searched already
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...people].map(([value, { label }]) => ({ value, label }))}
      value={person ? String(person.id) : null}
      onChange={(value) => onChange(value === null ? null : (people.get(value) ?? null))}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={180}
    />
  );
}
