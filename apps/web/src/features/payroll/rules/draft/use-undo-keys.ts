import { useEffect, useEffectEvent } from 'react';
import { isField } from '../../../../shared/api/UndoButton.tsx';

/** Ctrl+Z (⌘Z) takes back, with Shift or as Ctrl+Y it does again: from anywhere but a field, which has an undo of its own. */
export function useUndoKeys(isOn: boolean, onUndo: () => void, onRedo: () => void): void {
  const undo = useEffectEvent(onUndo);
  const redo = useEffectEvent(onRedo);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y') || isField(event.target)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
