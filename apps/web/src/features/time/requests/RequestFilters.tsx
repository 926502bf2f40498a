import { Group, NativeSelect, TextInput } from '@mantine/core';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type RequestSearch, requestStates } from './request-search.ts';

interface Props {
  readonly search: RequestSearch;
  readonly onChange: (next: { readonly [Key in keyof RequestSearch]?: RequestSearch[Key] | undefined }) => void;
  /** What a list can be narrowed to besides. */
  readonly children?: React.ReactNode;
}

/** Which requests are listed: how they stand, and of which days. */
export function RequestFilters({ search, onChange, children }: Props) {
  const { t } = useTranslation('requests');
  const format = useFormat();
  const choices = requestStates.map((state) => ({
    value: state as string,
    label: format.name(timeRequestMachine.labels[state === 'open' ? 'in-approval' : state]),
  }));
  return (
    <Group gap="xs" mb="md" align="flex-end">
      {children}
      <NativeSelect
        label={t('status')}
        value={search.status ?? ''}
        data={[{ value: '', label: t('allStates') }, ...choices]}
        onChange={({ currentTarget: { value } }) => onChange({ status: requestStates.find((one) => one === value) })}
      />
      {(['from', 'until'] as const).map((field) => (
        <TextInput
          key={field}
          type="date"
          label={t(field)}
          value={search[field] ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ [field]: value || undefined })}
        />
      ))}
    </Group>
  );
}
