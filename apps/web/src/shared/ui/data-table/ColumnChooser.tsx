import { ActionIcon, Button, Checkbox, Group, Popover, SegmentedControl } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3, IconPin, IconPinFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Chooser.module.css';
import { inOrder, isShown, pinOf } from './place-columns.ts';
import { densities, type TableSettings, usualSettings } from './table-settings.ts';
import type { Column } from './table-types.ts';

interface Props {
  readonly columns: readonly Column<never>[];
  readonly settings: TableSettings;
  readonly onChange: (settings: TableSettings) => void;
}

/** Which columns a table shows, in which order, what is pinned, and how dense its rows are. */
export function ColumnChooser({ columns, settings, onChange }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} width={330} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="compact-sm" leftSection={<IconColumns3 size={15} />} onClick={() => setOpen(!isOpen)}>
          {t('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.columns')}>
        <div className={classes.chooser}>
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={t('table.density')}
            value={settings.density}
            onChange={(value) => onChange({ ...settings, density: densities.find((one) => one === value) ?? 'usual' })}
            data={densities.map((value) => ({ value, label: t(`table.densities.${value}`) }))}
          />
          <ColumnList columns={inOrder(columns, settings)} settings={settings} onChange={onChange} />
          <Group justify="flex-end">
            <Button variant="subtle" size="compact-sm" onClick={() => onChange(usualSettings)}>
              {t('table.reset')}
            </Button>
          </Group>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function ColumnList({ columns, settings, onChange }: Props) {
  const { t } = useTranslation();
  const ids = columns.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const order = [...ids];
    order.splice(to, 0, ...order.splice(from, 1));
    onChange({ ...settings, order });
  };
  return (
    <ul className={classes.chooserList}>
      {columns.map((column, index) => {
        const { id, name } = column;
        const pin = pinOf(column, settings);
        const shown = isShown(column, settings);
        return (
          <li key={id}>
            <Checkbox
              size="xs"
              className={classes.chooserName}
              label={name}
              checked={shown}
              onChange={() => onChange({ ...settings, shown: { ...settings.shown, [id]: !shown } })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t(pin ? 'table.unpin' : 'table.pin', { column: name })}
              onClick={() => onChange({ ...settings, pins: { ...settings.pins, [id]: pin ? 'none' : (column.pin ?? 'start') } })}
            >
              {pin ? <IconPinFilled size={14} /> : <IconPin size={14} />}
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              disabled={index === 0}
              aria-label={t('table.moveUp', { column: name })}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowUp size={14} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              disabled={index === columns.length - 1}
              aria-label={t('table.moveDown', { column: name })}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowDown size={14} />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
