import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { entityName, entityNames } from '@wagewright/contracts/platform/audit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { SearchField } from '../../../shared/ui/data-table/index.ts';
import classes from './Audit.module.css';
import type { AuditSearch } from './audit-search.ts';

interface Props {
  readonly search: AuditSearch;
  readonly change: (search: AuditSearch) => void;
}

/** Who, what, which record, when, from where and under which trace. */
export function AuditFilters({ search, change }: Props) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const entities = Object.keys(entityNames)
    .map((value) => ({ value, label: format.name(entityName(value)) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const day = (key: 'from' | 'to') => (
    <TextInput
      type="date"
      aria-label={t(`filters.${key}`)}
      value={search[key] ?? ''}
      leftSection={<span className={classes.dayLabel}>{t(`filters.short.${key}`)}</span>}
      leftSectionWidth={52}
      w={196}
      onChange={({ currentTarget: { value } }) => change({ ...search, [key]: value || undefined })}
    />
  );
  const text = (key: 'entityId' | 'address' | 'traceId') => (
    <SearchField
      label={t(`filters.${key}`)}
      value={search[key] ?? ''}
      onChange={(value) => change({ ...search, [key]: value || undefined })}
    />
  );
  return (
    <Group gap="xs" className={classes.filters}>
      <SearchField label={t('filters.who')} value={search.who ?? ''} onChange={(who) => change({ ...search, who: who || undefined })} />
      <NativeSelect
        aria-label={t('filters.entity')}
        value={search.entity ?? ''}
        data={[{ value: '', label: t('filters.anyEntity') }, ...entities]}
        onChange={({ currentTarget: { value } }) => change({ ...search, entity: value || undefined })}
      />
      {day('from')}
      {day('to')}
      {text('entityId')}
      {text('traceId')}
      {text('address')}
      {isFiltered && (
        <Button variant="subtle" size="compact-sm" onClick={() => change({})}>
          {t('filters.clear')}
        </Button>
      )}
    </Group>
  );
}
