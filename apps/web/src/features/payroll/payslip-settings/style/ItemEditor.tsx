import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Scope } from '@wagewright/calc-engine/authoring';
import { sectionNames } from '@wagewright/contracts/payroll/payslips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '../setting.ts';
import { GroupHead } from './GroupHead.tsx';
import { ItemLine } from './ItemLine.tsx';
import classes from './Style.module.css';
import { freeCode, moveItem, rowsOf } from './style-moves.ts';
import { useSpokenDrag } from './use-spoken-drag.ts';

export interface EditorProps {
  readonly groups: readonly Group[];
  readonly canEdit: boolean;
  /** What names mean in a condition, and whether one can be calculated. */
  readonly scope: Scope;
  readonly isRight: (condition: string) => boolean;
  readonly onChange: (groups: readonly Group[]) => void;
}

/** Groups and items in one list: dragged by mouse or finger, or by keyboard (Space lifts, arrows move, Space puts down, Escape gives up). */
export function ItemEditor(props: EditorProps) {
  const { groups, canEdit, onChange } = props;
  const { t } = useTranslation('payslipSettings');
  const [opened, open] = useState<string>();
  const rows = rowsOf({ groups: [...groups] });
  const spoken = useSpokenDrag(rows);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onChange(moveItem(groups, String(active.id), String(over.id)));
  };
  const addGroup = () => {
    const section = 'information';
    onChange([...groups, { code: freeCode(groups), section, name: sectionNames[section], condition: null, items: [] }]);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={spoken} onDragEnd={onDragEnd}>
      <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy} disabled={!canEdit}>
        <ul className={classes.rows} aria-label={t('items')}>
          {rows.map((row) => {
            const shared = { ...props, isOpen: opened === row.key, onOpen: () => open(opened === row.key ? undefined : row.key) };
            return row.kind === 'group' ? (
              <GroupHead key={row.key} row={row} {...shared} />
            ) : (
              <ItemLine key={row.key} row={row} {...shared} />
            );
          })}
        </ul>
      </SortableContext>
      {canEdit && (
        <Button variant="default" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={addGroup}>
          {t('addGroup')}
        </Button>
      )}
    </DndContext>
  );
}
