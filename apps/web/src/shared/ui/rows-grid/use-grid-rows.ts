import { useState } from 'react';
import type { GridRow } from './grid-types.ts';

/** Steps that can be taken back. */
const stepsMax = 200;

export interface GridHistory {
  readonly past: readonly (readonly GridRow[])[];
  readonly rows: readonly GridRow[];
  readonly future: readonly (readonly GridRow[])[];
}

export const startHistory = (rows: readonly GridRow[]): GridHistory => ({ past: [], rows, future: [] });

export function step({ past, rows }: GridHistory, next: readonly GridRow[]): GridHistory {
  return { past: [...past, rows].slice(-stepsMax), rows: next, future: [] };
}
export function undo(history: GridHistory): GridHistory {
  const before = history.past.at(-1);
  return before ? { past: history.past.slice(0, -1), rows: before, future: [history.rows, ...history.future] } : history;
}
export function redo(history: GridHistory): GridHistory {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.rows], rows: next, future } : history;
}

/** Rows that are being written, with the way back. The screen holds them, so that it can save them. */
export interface GridModel {
  readonly rows: readonly GridRow[];
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: (rows: readonly GridRow[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Other rows, without a way back to these. */
  readonly reset: (rows: readonly GridRow[]) => void;
}

export function useGridRows(initial: readonly GridRow[] | (() => readonly GridRow[])): GridModel {
  const [history, setHistory] = useState(() => startHistory(typeof initial === 'function' ? initial() : initial));
  const { past, rows, future } = history;
  return {
    rows,
    isChanged: past.length > 0,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (next) => setHistory((now) => step(now, next)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    reset: (next) => setHistory(startHistory(next)),
  };
}
