import { useSyncExternalStore } from 'react';

/** A page that somebody was on: its name and its address below the base path. */
export interface Place {
  readonly name: string;
  readonly path: string;
}

interface Places {
  readonly pinned: readonly Place[];
  readonly recent: readonly Place[];
}

const key = 'wagewright.places';
const recentMax = 5;
const nowhere: Places = { pinned: [], recent: [] };

const isPlace = (value: unknown): value is Place =>
  typeof (value as Place | null)?.name === 'string' && typeof (value as Place).path === 'string';
const placesOf = (value: unknown): readonly Place[] => (Array.isArray(value) ? value.filter(isPlace) : []);

function read(): Places {
  try {
    const stored = JSON.parse(window.localStorage.getItem(key) ?? '{}') as Partial<Record<keyof Places, unknown>>;
    return { pinned: placesOf(stored.pinned), recent: placesOf(stored.recent) };
  } catch {
    return nowhere;
  }
}

let places: Places | undefined;
const listeners = new Set<() => void>();

function write(next: Places): void {
  places = next;
  try {
    window.localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // They then last as long as the page.
  }
  for (const listener of listeners) listener();
}

const current = (): Places => (places ??= read());
const without = (list: readonly Place[], { path }: Place): Place[] => list.filter((place) => place.path !== path);

/** Pinned and recent places, kept on this device until somebody signs out of it. */
export const placeStore = {
  current,
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  visit: (place: Place): void => {
    const { pinned, recent } = current();
    const [last] = recent;
    if (last?.path === place.path && last.name === place.name) return;
    write({
      pinned: pinned.map((one) => (one.path === place.path ? place : one)),
      recent: [place, ...without(recent, place)].slice(0, recentMax),
    });
  },
  togglePin: (place: Place): void => {
    const { pinned, recent } = current();
    const isPinned = pinned.some(({ path }) => path === place.path);
    write({ recent, pinned: isPinned ? without(pinned, place) : [...pinned, place] });
  },
  /** What stood at an address is no more, with all below it. */
  gone: (path: string): void => {
    const { pinned, recent } = current();
    const stays = ({ path: other }: Place) => other !== path && !other.startsWith(`${path}/`);
    if (![...pinned, ...recent].every(stays)) write({ pinned: pinned.filter(stays), recent: recent.filter(stays) });
  },
  forget: (): void => write(nowhere),
};

export const usePlaces = (): Places => useSyncExternalStore(placeStore.listen, current);
