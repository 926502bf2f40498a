import { importWorkStatuses } from '@wagewright/contracts/platform/imports';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../../shared/api/use-failure-texts.ts';
import type { Setup } from '../setup.ts';

type Files = 'peopleImports' | 'payImports';
export type BroughtFile = Setup[Files]['rows'][number];

/** How far the files of a step are taken back: the one that is its turn, and why it cannot be. */
export interface Undoing {
  readonly done: number;
  readonly total: number;
  readonly fileName: string | null;
  readonly stuck: string | null;
}

const lookEveryMs = 1_000;
const wait = () => new Promise((resolve) => setTimeout(resolve, lookEveryMs));
const isWorkedAt = (status: BroughtFile['status']): boolean => importWorkStatuses.some((known) => known === status);

/**
 * Takes back what files have brought, the newest first, as one action: each by the undoing of its import, which is all or nothing. What has not been written is given up.
 * @param kinds of which files
 */
export function useUndoFiles(legalEntityId: number, kinds: readonly Files[]) {
  const { t } = useTranslation('setups');
  const { textOf } = useFailureTexts();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const undo = trpc.platform.imports.undoImport.useMutation(quiet);
  const cancel = trpc.platform.imports.cancelImport.useMutation(quiet);
  const [undoing, show] = useState<Undoing>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const fileOf = async (): Promise<{ left: number; next: BroughtFile | undefined }> => {
    const setup = await utils.payroll.setups.getSetup.fetch({ legalEntityId }, { staleTime: 0 });
    const files = kinds.map((kind) => setup[kind]);
    // of whatever kind: a later file looks at what an earlier one has brought
    const [next] = files.flatMap(({ rows }) => rows).toSorted((one, other) => other.id - one.id);
    return { left: files.reduce((sum, { total }) => sum + total, 0), next };
  };
  /** @returns why it stays */
  const takeBack = async ({ id, version, status }: BroughtFile): Promise<string | null> => {
    if (!isWorkedAt(status)) {
      const asked = await call((status === 'written' ? undo : cancel).mutateAsync({ id, version }));
      if (!asked.ok) return textOf(asked.failure);
    }
    for (;;) {
      const now = await utils.platform.imports.getImport.fetch({ id }, { staleTime: 0 });
      if (!isWorkedAt(now.status)) return now.status === 'written' && status !== 'writing' ? (now.failure ?? t('undo.stuck')) : null;
      if (!isHere.current) return t('undo.stuck');
      await wait();
    }
  };
  /** @returns whether nothing of them is left */
  const run = async (): Promise<boolean> => {
    let total: number | undefined;
    for (;;) {
      const { left, next } = await fileOf();
      total ??= left;
      if (!next) {
        show(undefined);
        return true;
      }
      const state = { done: total - left, total, fileName: next.fileName, stuck: null };
      show(state);
      const stuck = await takeBack(next);
      if (stuck === null) continue;
      show({ ...state, stuck });
      return false;
    }
  };
  return { undoing, run };
}
