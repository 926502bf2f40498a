import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconPlus, IconRowInsertTop, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './RowsGrid.module.css';

interface Props {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Rows that are chosen and there. */
  readonly chosenRows: number;
  readonly onAdd: () => void;
  readonly onInsert: () => void;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** What can be done with rows; all else is done in the cells. */
export function GridBar({ canUndo, canRedo, chosenRows, onAdd, onInsert, onRemove, onUndo, onRedo }: Props) {
  const { t } = useTranslation('rowsGrid');
  const tools = [
    { label: t('insert'), Icon: IconRowInsertTop, isOff: chosenRows === 0, act: onInsert },
    { label: t('remove', { count: Math.max(1, chosenRows) }), Icon: IconTrash, isOff: chosenRows === 0, act: onRemove },
    { label: t('undo'), Icon: IconArrowBackUp, isOff: !canUndo, act: onUndo },
    { label: t('redo'), Icon: IconArrowForwardUp, isOff: !canRedo, act: onRedo },
  ];
  return (
    <div className={classes.bar}>
      <span className={classes.help}>{t('help')}</span>
      <Button size="compact-sm" variant="default" leftSection={<IconPlus size={15} />} onClick={onAdd}>
        {t('add')}
      </Button>
      {tools.map(({ label, Icon, isOff, act }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label={label}
            aria-disabled={isOff}
            data-disabled={isOff}
            onClick={() => !isOff && act()}
          >
            <Icon size={17} stroke={1.8} />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}
