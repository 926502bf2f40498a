import type { DndContextProps } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import type { Row } from './style-moves.ts';

/** What a screen reader says while something is dragged: what it is, and where it stands now. */
export function useSpokenDrag(rows: readonly Row[]): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('payslipSettings');
  const format = useFormat();
  const nameOf = (id: unknown): string => {
    const row = rows.find(({ key }) => key === id);
    return row ? format.name(row.kind === 'group' ? row.group.name : row.item.name) : '';
  };
  const place = (over: { readonly id: unknown } | null) => ({
    place: over ? rows.findIndex(({ key }) => key === over.id) + 1 : 0,
    count: rows.length,
  });
  return {
    screenReaderInstructions: { draggable: t('drag.how') },
    announcements: {
      onDragStart: ({ active }) => t('drag.lifted', { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) => (over ? t('drag.over', { name: nameOf(active.id), ...place(over) }) : undefined),
      onDragEnd: ({ active, over }) => t('drag.dropped', { name: nameOf(active.id), ...place(over) }),
      onDragCancel: ({ active }) => t('drag.cancelled', { name: nameOf(active.id) }),
    },
  };
}
