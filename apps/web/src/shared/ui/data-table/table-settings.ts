import { useCallback, useState } from 'react';
import { useViews } from '../../views.ts';
import type { Pin } from './table-types.ts';

export const densities = ['compact', 'usual', 'roomy'] as const;
export type Density = (typeof densities)[number];
/** Pixels of a row. */
export const rowHeights: Record<Density, number> = { compact: 32, usual: 36, roomy: 44 };

/** How somebody has arranged a table: what they have not touched is as the columns say. A saved view keeps the same. */
export interface TableSettings {
  readonly density: Density;
  readonly shown: Readonly<Record<string, boolean>>;
  readonly pins: Readonly<Record<string, Pin | 'none'>>;
  /** Ids of columns; empty: as the definition has them. */
  readonly order: readonly string[];
  /** The saved view that it began as, and its version then. */
  readonly view?: { readonly id: number; readonly version: number };
}

export const usualSettings: TableSettings = { density: 'usual', shown: {}, pins: {}, order: [] };

const keyOf = (userId: number | undefined, table: string): string => `wagewright.table.${userId ?? 0}.${table}`;

function read(key: string): TableSettings {
  try {
    const stored = JSON.parse(window.localStorage.getItem(key) ?? '{}') as Partial<TableSettings>;
    const density = densities.find((one) => one === stored.density) ?? usualSettings.density;
    return { ...usualSettings, ...stored, density };
  } catch {
    return usualSettings;
  }
}

function write(key: string, settings: TableSettings): void {
  try {
    if (settings === usualSettings) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // The arrangement then lasts as long as the page.
  }
}

/** The arrangement of a table, kept on this device by user and table; without a name it is the usual one. */
export function useTableSettings(table: string | undefined): readonly [TableSettings, (settings: TableSettings) => void] {
  const userId = useViews()?.user.id;
  const key = table === undefined ? undefined : keyOf(userId, table);
  const [own, setOwn] = useState<{ readonly key: string; readonly settings: TableSettings }>();
  const change = useCallback(
    (settings: TableSettings) => {
      if (key === undefined) return;
      write(key, settings);
      setOwn({ key, settings });
    },
    [key],
  );
  if (key === undefined) return [usualSettings, change];
  if (own?.key === key) return [own.settings, change];
  const settings = read(key);
  setOwn({ key, settings });
  return [settings, change];
}
