import { useId, useLayoutEffect, useRef } from 'react';
import type { GridColumn } from './grid-types.ts';
import classes from './RowsGrid.module.css';

export interface FieldEvents {
  readonly onType: (text: string) => void;
  /** Where the keyboard goes next; null: it is gone already. */
  readonly onDone: (next: 'down' | 'up' | 'right' | 'left' | null) => void;
  readonly onGiveUp: () => void;
  /** Several cells were pasted into one. */
  readonly onPasteCells: (event: React.ClipboardEvent) => void;
}

interface Props extends FieldEvents {
  readonly label: string;
  readonly column: GridColumn;
  readonly text: string;
}

/** A cell that is typed into. */
export function CellField({ label, column, text, onType, onDone, onGiveUp, onPasteCells }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const onKeyDown = (event: React.KeyboardEvent) => {
    event.stopPropagation();
    // the keys of an input method are its own
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onGiveUp();
    else if (event.key === 'Enter') onDone(event.shiftKey ? 'up' : 'down');
    else if (event.key === 'Tab') onDone(event.shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  };
  const options = Object.values(column.labels ?? {});
  return (
    <span className={classes.field}>
      <input
        ref={field}
        aria-label={label}
        value={text}
        autoComplete="off"
        spellCheck={false}
        maxLength={4_000}
        inputMode={column.type === 'text' || column.type === 'date' || column.type === 'boolean' ? 'text' : 'decimal'}
        {...(options.length > 0 ? { list } : {})}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => onDone(null)}
        onPaste={(event) => /[\t\n]/.test(event.clipboardData.getData('text/plain').trim()) && onPasteCells(event)}
      />
      {column.type === 'percent' && <span aria-hidden>%</span>}
      {options.length > 0 && (
        <datalist id={list}>
          {options.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </span>
  );
}
