import { useRef } from 'react';
import { call } from '../../../../shared/api/failure.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import type { Setup } from '../setup.ts';

type Brought = Setup['peopleImport'];

const lookEveryMs = 1_000;
const looksMax = 300;

/** Undoes the import that brought something, and waits until the job has done it. @returns whether nothing of it is left */
export function useUndoImport() {
  const utils = trpc.useUtils();
  const undo = trpc.platform.imports.undoImport.useMutation();
  const isGone = useRef(false);
  return async (brought: Brought): Promise<boolean> => {
    if (!brought || brought.status !== 'written') return true;
    const asked = await call(undo.mutateAsync({ id: brought.id, version: brought.version }));
    if (!asked.ok) return false;
    isGone.current = false;
    for (let look = 0; look < looksMax && !isGone.current; look++) {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      const { status } = await utils.platform.imports.getImport.fetch({ id: brought.id }, { staleTime: 0 });
      if (status === 'written') return false;
      isGone.current = status === 'undone';
    }
    return isGone.current;
  };
}
