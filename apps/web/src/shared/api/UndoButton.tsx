import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Where somebody types: there the keys of undo belong to the text. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));

/** Takes back what was just done, also by Ctrl+Z (⌘Z): from a dialog that keeps the keyboard to itself too, but not from within a field. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation();
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField(event.target)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Button variant="subtle" size="compact-sm" aria-keyshortcuts="Control+Z Meta+Z" title={t('undoKeys')} onClick={onUndo}>
      {t('undo')}
    </Button>
  );
}
