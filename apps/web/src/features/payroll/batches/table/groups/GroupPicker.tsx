import { Group, MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../shared/format/use-format.ts';
import { groupLevelsMax } from '../../batch-search.ts';
import type { CalculatedTable } from '../columns.ts';
import { groupableColumns } from './groupable.ts';

interface Props {
  readonly table: CalculatedTable;
  readonly levels: readonly string[];
  readonly onChange: (levels: readonly string[]) => void;
}

/** Chooses within which columns the rows are grouped, the outermost first. */
export function GroupPicker({ table, levels, onChange }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const data = useMemo(() => groupableColumns(table, t, format).map(({ id, name }) => ({ value: id, label: name })), [table, t, format]);
  return (
    <Group gap="xs">
      <MultiSelect
        aria-label={t('table.groupBy')}
        placeholder={levels.length === 0 ? t('table.addGroup') : undefined}
        w={{ base: '100%', xs: levels.length > 0 ? 340 : 180 }}
        data={data}
        value={[...levels]}
        maxValues={groupLevelsMax}
        clearable
        hidePickedOptions
        onChange={onChange}
      />
    </Group>
  );
}
