import { Button, CloseButton, Group, NativeSelect, Pill, Popover, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { type Condition, operators } from '../batch-search.ts';
import { type CalculatedTable, personColumns } from './columns.ts';
import classes from './Filters.module.css';

interface Props {
  readonly table: CalculatedTable;
  readonly filters: readonly Condition[];
  readonly match: 'all' | 'single';
  readonly onChange: (change: { filters?: readonly Condition[] | undefined; match?: 'single' | undefined }) => void;
}

const movements = ['joiner', 'leaver', 'both'] as const;
const needsValue = (operator: Condition['operator']): boolean => operator !== 'blank' && operator !== 'not-blank';

function useColumnNames(table: CalculatedTable): ReadonlyMap<string, string> {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const person = { name: t('table.employee'), employeeNumber: t('table.number'), department: t('table.departmentColumn') };
  const aboutPerson = [
    ...personColumns.map((code) => [code, person[code]] as const),
    ['movement', `${t('review.joiners')} / ${t('review.leavers')}`] as const,
    ['held', t('table.held')] as const,
  ];
  return new Map([
    ...(table.lines === 'shared' ? [] : aboutPerson),
    ['hasErrors', t('review.errors')],
    ...table.columns.filter(({ hidden }) => !hidden).map(({ code, name }) => [code, format.name(name)] as const),
  ]);
}

/** Conditions on columns, all of them or any single one; each shows as a pill that can be taken away. */
export function Filters({ table, filters, match, onChange }: Props) {
  const { t } = useTranslation('batches');
  const names = useColumnNames(table);
  const valueName = ({ column, value = '' }: Condition): string => {
    const movement = movements.find((one) => one === value);
    if (column === 'movement' && movement) return t(`review.movement.${movement}`);
    return value === 'true' ? '✓' : value;
  };
  const put = (next: readonly Condition[]) =>
    onChange({ filters: next.length > 0 ? next : undefined, ...(next.length < 2 ? { match: undefined } : {}) });
  return (
    <>
      <ConditionForm names={names} onAdd={(condition) => put([...filters, condition])} />
      {filters.map((condition, index) => {
        const name = names.get(condition.column) ?? condition.column;
        return (
          <Pill key={`${condition.column} ${condition.operator} ${condition.value ?? ''}`} size="md" className={classes.pill}>
            {name} {t(`table.operators.${condition.operator}`)} {valueName(condition)}
            <CloseButton
              size="xs"
              aria-label={t('table.remove', { column: name })}
              onClick={() => put(filters.filter((_, other) => other !== index))}
            />
          </Pill>
        );
      })}
      {filters.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('table.match')}
          value={match}
          onChange={(value) => onChange({ match: value === 'single' ? 'single' : undefined })}
          data={[
            { value: 'all', label: t('table.matchAll') },
            { value: 'single', label: t('table.matchSingle') },
          ]}
        />
      )}
      {filters.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => put([])}>
          {t('table.clear')}
        </Button>
      )}
    </>
  );
}

function ConditionForm({ names, onAdd }: { names: ReadonlyMap<string, string>; onAdd: (condition: Condition) => void }) {
  const { t } = useTranslation('batches');
  const [isOpen, setOpen] = useState(false);
  const [column, setColumn] = useState<string>(names.has('department') ? 'department' : ([...names.keys()].at(-1) ?? ''));
  const [operator, setOperator] = useState<Condition['operator']>('contains');
  const [value, setValue] = useState('');
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (needsValue(operator) && value.trim() === '') return;
    onAdd({ column, operator, ...(needsValue(operator) ? { value: value.trim() } : {}) });
    setValue('');
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} width={300} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} />} onClick={() => setOpen(!isOpen)}>
          {t('table.filter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.addCondition')}>
        <form onSubmit={submit}>
          <Stack gap="sm">
            <NativeSelect
              label={t('table.column')}
              value={column}
              onChange={(event) => setColumn(event.currentTarget.value)}
              data={[...names].map(([code, label]) => ({ value: code, label }))}
            />
            <NativeSelect
              label={t('table.operator')}
              value={operator}
              onChange={(event) => setOperator(event.currentTarget.value as Condition['operator'])}
              data={operators.map((one) => ({ value: one, label: t(`table.operators.${one}`) }))}
            />
            {needsValue(operator) && (
              <TextInput label={t('table.value')} maxLength={100} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
            )}
            <Group justify="flex-end">
              <Button type="submit">{t('table.apply')}</Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
