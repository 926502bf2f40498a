import { useMemo, useState } from 'react';

/** Rows that somebody has marked, by their keys. */
export interface Choice {
  readonly chosen: ReadonlySet<number>;
  readonly toggle: (key: number) => void;
  readonly choose: (keys: readonly number[]) => void;
  readonly clear: () => void;
}

const without = (keys: ReadonlySet<number>, one: number): ReadonlySet<number> => new Set([...keys].filter((key) => key !== one));

/** Whom or what somebody has marked in a list. */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return useMemo(
    () => ({
      chosen,
      toggle: (key) => setChosen((were) => (were.has(key) ? without(were, key) : new Set([...were, key]))),
      choose: (keys) => setChosen(new Set(keys)),
      clear: () => setChosen(new Set()),
    }),
    [chosen],
  );
}
