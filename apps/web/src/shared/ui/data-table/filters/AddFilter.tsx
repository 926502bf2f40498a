import { Button, Menu } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Filters.module.css';
import type { FilterColumn } from './filter-types.ts';

/** The columns that can be filtered by. */
export function AddFilter({ columns, onChoose }: { columns: readonly FilterColumn[]; onChoose: (column: string) => void }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconFilter size={16} />}>
          {t('table.filter')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {columns.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onChoose(id)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
