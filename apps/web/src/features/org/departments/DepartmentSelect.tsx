import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** The day on which it must stand, ISO date. */
  readonly on: string;
  readonly legalEntityId?: number | undefined;
  /** Not offered: a department itself. */
  readonly except?: number | undefined;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly error?: React.ReactNode;
  readonly 'data-field'?: string;
  readonly clearable?: boolean;
}

/** One department of those that stand on a day, found by typing. */
export function DepartmentSelect({ on, legalEntityId, except, value, onChange, clearable = false, ...field }: Props) {
  const format = useFormat();
  const day = /^\d{4}-\d\d-\d\d$/.test(on) ? { on } : {};
  const query = trpc.org.departments.listDepartments.useQuery(legalEntityId === undefined ? day : { ...day, legalEntityId });
  const data = useMemo(
    () =>
      (query.data?.rows ?? [])
        .filter(({ id, state }) => id !== except && state === 'open')
        .map(({ id, name, code }) => ({ value: String(id), label: `${format.name(name)} (${code})` })),
    [query.data, except, format],
  );
  return (
    <Select
      {...field}
      searchable
      clearable={clearable}
      data={data}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={220}
    />
  );
}
