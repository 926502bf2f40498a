import { Button, CloseButton, Popover, SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddFilter } from './AddFilter.tsx';
import { chipText } from './chip-text.ts';
import type { Condition } from './conditions.ts';
import classes from './Filters.module.css';
import type { AskValues, FilterColumn } from './filter-types.ts';
import { RangeFields } from './RangeFields.tsx';
import { ValueList } from './ValueList.tsx';

interface Props {
  readonly columns: readonly FilterColumn[];
  readonly conditions: readonly Condition[];
  /** Whether all must hold or any; where that is not asked, all. */
  readonly match?: 'all' | 'single';
  readonly ask: AskValues;
  readonly onChange: (change: { filters?: readonly Condition[] | undefined; match?: 'single' | undefined }) => void;
}

/** Filters as chips: each opens into the values of its column, or into a range, and can be taken away. */
export function FilterChips({ columns, conditions, match, ask, onChange }: Props) {
  const { t } = useTranslation();
  /** The chip that is open, or was just done with: it stays while its condition is on its way into the address. */
  const [current, setCurrent] = useState<{ readonly id: string; readonly isOpen: boolean }>();
  const put = (next: readonly Condition[]) =>
    onChange({ filters: next.length > 0 ? next : undefined, ...(next.length < 2 ? { match: undefined } : {}) });
  const replace = (column: string, condition: Condition | undefined) => {
    const at = conditions.findIndex((one) => one.column === column);
    const others = conditions.filter((one) => one.column !== column);
    put(condition ? others.toSpliced(at === -1 ? others.length : at, 0, condition) : others);
  };
  const filtered = [...new Set(conditions.map(({ column }) => column))];
  const chips = current === undefined || filtered.includes(current.id) ? filtered : [...filtered, current.id];
  return (
    <>
      <AddFilter columns={columns.filter(({ id }) => !filtered.includes(id))} onChoose={(id) => setCurrent({ id, isOpen: true })} />
      {chips.map((id) => {
        const column = columns.find((one) => one.id === id) ?? { id, name: id, kind: 'values', write: (value) => value ?? '' };
        return (
          <Chip
            key={id}
            column={column}
            conditions={conditions.filter((condition) => condition.column === id)}
            isOpen={current?.id === id && current.isOpen}
            ask={ask}
            onOpen={(isOpen) => setCurrent(isOpen ? { id, isOpen } : undefined)}
            onDone={() => setCurrent({ id, isOpen: false })}
            onChange={(condition) => replace(id, condition)}
          />
        );
      })}
      {match !== undefined && filtered.length > 1 && (
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
      {filtered.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => put([])}>
          {t('table.clear')}
        </Button>
      )}
    </>
  );
}

interface ChipProps {
  readonly column: FilterColumn;
  readonly conditions: readonly Condition[];
  readonly isOpen: boolean;
  readonly ask: AskValues;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onDone: () => void;
  readonly onChange: (condition: Condition | undefined) => void;
}

function Chip({ column, conditions, isOpen, ask, onOpen, onDone, onChange }: ChipProps) {
  const { t } = useTranslation();
  const chip = useRef<HTMLSpanElement>(null);
  // what opened it may be gone by then, as the menu of columns is: the keyboard goes on at the chip
  const backToChip = () => window.setTimeout(() => chip.current?.querySelector('button')?.focus());
  const done = () => {
    onDone();
    backToChip();
  };
  const leave = () => {
    onOpen(false);
    backToChip();
  };
  const Content = column.kind === 'values' ? ValueList : RangeFields;
  return (
    <Popover opened={isOpen} onChange={onOpen} width={300} position="bottom-start" shadow="md" trapFocus closeOnEscape={false}>
      <span ref={chip} className={classes.chip}>
        <Popover.Target>
          <button type="button" className={classes.open} onClick={() => onOpen(!isOpen)}>
            {chipText(column, conditions, t)}
          </button>
        </Popover.Target>
        <CloseButton
          size={26}
          aria-label={t('table.removeFilter', { column: column.name })}
          onClick={() => {
            onChange(undefined);
            onOpen(false);
          }}
        />
      </span>
      <Popover.Dropdown aria-label={column.name} onKeyDown={({ key }) => key === 'Escape' && leave()}>
        {isOpen && <Content column={column} condition={conditions[0]} ask={ask} onChange={onChange} onDone={done} />}
      </Popover.Dropdown>
    </Popover>
  );
}
