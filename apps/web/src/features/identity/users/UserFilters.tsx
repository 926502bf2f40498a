import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { userKindLabels, userKinds, userStatuses, userStatusLabels } from '@wagewright/contracts/identity/users';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { SearchField } from '../../../shared/ui/data-table/index.ts';

const route = getRouteApi('/_app/settings/users/');
export type UserSearch = ReturnType<typeof route.useSearch>;

interface Props {
  readonly search: UserSearch;
  readonly counts: Outputs['identity']['users']['countUsers'] | undefined;
  readonly change: (search: UserSearch) => void;
}

/** By kind, status and role, each with how many there are, and by name, account or number. */
export function UserFilters({ search, counts, change }: Props) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const roles = trpc.identity.roles.listRoles.useQuery({});
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${format.count(count)})`);
  const kindOf = (value: string) => userKinds.find((one) => one === value);
  return (
    <Group gap="xs" mb="md">
      <NativeSelect
        aria-label={t('columns.kind')}
        value={search.kind ?? ''}
        data={[
          { value: '', label: counted(t('anyKind'), counts?.total) },
          ...userKinds.map((value) => ({ value, label: counted(format.name(userKindLabels[value]), counts?.kinds[value]) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ ...search, kind: kindOf(value) } as UserSearch)}
      />
      <SegmentedControl
        aria-label={t('columns.status')}
        value={search.status ?? ''}
        data={[
          { value: '', label: t('anyStatus') },
          ...userStatuses.map((value) => ({ value, label: counted(format.name(userStatusLabels[value]), counts?.statuses[value]) })),
        ]}
        onChange={(value) => change({ ...search, status: userStatuses.find((one) => one === value) } as UserSearch)}
      />
      <NativeSelect
        aria-label={t('columns.roles')}
        value={search.role === undefined ? '' : String(search.role)}
        data={[
          { value: '', label: t('anyRole') },
          ...(roles.data?.rows ?? []).map(({ id, name, holders }) => ({ value: String(id), label: counted(format.name(name), holders) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ ...search, role: value === '' ? undefined : Number(value) } as UserSearch)}
      />
      <SearchField label={t('search')} value={search.q ?? ''} onChange={(q) => change({ ...search, q: q || undefined } as UserSearch)} />
    </Group>
  );
}
