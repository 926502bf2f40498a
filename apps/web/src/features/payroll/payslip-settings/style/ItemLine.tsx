import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconGripVertical, IconX } from '@tabler/icons-react';
import { figureText } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import type { EditorProps } from './ItemEditor.tsx';
import { ItemFields } from './ItemFields.tsx';
import classes from './Style.module.css';
import { type ItemRow, removeItem } from './style-moves.ts';

interface Props extends EditorProps {
  readonly row: ItemRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** How a figure would be written, at a glance; it is nobody's. */
const sample = '1234.567';

/** An item: lifted by its handle, opened to say how it is written. */
export function ItemLine({ row, isOpen, onOpen, ...props }: Props) {
  const { t } = useTranslation('payslipSettings');
  const format = useFormat();
  const { groups, canEdit, onChange } = props;
  const { item } = row;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: row.key });
  const name = format.name(item.name);
  const shown = item.sign === 'negate' ? `-${sample}` : sample;
  // of which currency its payslips are, a setting of several solutions cannot know
  const currency = item.currency === 'own' ? ('none' as const) : item.currency;
  const look = { ...item, currency, precision: item.precision ?? (item.type === 'number' ? 2 : null) };
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.itemLine}>
        {canEdit && (
          <ActionIcon
            ref={setActivatorNodeRef}
            variant="subtle"
            color="gray"
            className={classes.handle}
            {...attributes}
            {...listeners}
            aria-label={t('drag.handle', { name })}
          >
            <IconGripVertical size={16} />
          </ActionIcon>
        )}
        <span className={classes.itemName}>{name}</span>
        <span className={`${classes.facts} ww-figures`}>
          {item.condition !== null && <span>{t('hasCondition')}</span>}
          {item.accumulation === 'year' && <span>{t('hasYear')}</span>}
          {figureText(format, item.percentage ? '0.125' : shown, look, 'CNY')}
        </span>
        <span className={classes.buttons}>
          {canEdit && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('remove', { name })}
              onClick={() => onChange(removeItem(groups, row.key))}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
          <ActionIcon variant="subtle" color="gray" aria-label={t('openItem', { name })} aria-expanded={isOpen} onClick={onOpen}>
            <IconChevronDown size={16} />
          </ActionIcon>
        </span>
      </div>
      {isOpen && <ItemFields row={row} {...props} />}
    </li>
  );
}
