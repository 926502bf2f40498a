import type { PartChange } from '@wagewright/contracts/definition-findings';
import { draftConflict } from '@wagewright/contracts/payroll/copies';
import { useState } from 'react';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import type { Copy } from '../rules.ts';
import { type Conflict, ConflictDialog } from './ConflictDialog.tsx';
import type { Outcome } from './draft-context.ts';

type Answer = 'mine' | 'theirs' | 'later';
export type Saved = { readonly outcome: 'saved'; readonly version: number } | { readonly outcome: Exclude<Outcome, 'saved'> };

interface Asked {
  readonly conflict: Conflict;
  readonly answer: (answer: Answer) => void;
}

/** Saves parts of a draft. Where somebody has changed the same ones, both sides are shown and one is chosen; what is typed stays until then. */
export function useSaveParts({ solutionId, number }: Pick<Copy, 'solutionId' | 'number'>) {
  const notify = useNotify();
  const utils = trpc.useUtils();
  const mutation = trpc.payroll.copies.saveDraft.useMutation({ trpc: { context: { quiet: true } } });
  const [asked, setAsked] = useState<Asked>();
  const ask = (conflict: Conflict) =>
    new Promise<Answer>((resolve) =>
      setAsked({
        conflict,
        answer: (answer) => {
          setAsked(undefined);
          resolve(answer);
        },
      }),
    );
  const save = async (version: number, changes: readonly PartChange[]): Promise<Saved> => {
    const result = await call(mutation.mutateAsync({ solutionId, number, version, changes: [...changes] }));
    if (result.ok) {
      void utils.payroll.rules.invalidate();
      void utils.payroll.inheritance.invalidate();
      await utils.payroll.copies.invalidate();
      return { outcome: 'saved', version: result.data.version };
    }
    const conflict = result.failure.code === 'DRAFT_CONFLICT' ? draftConflict.safeParse(result.failure.details).data : undefined;
    if (!conflict) {
      notify.failed(result.failure);
      return { outcome: 'kept' };
    }
    const answer = await ask(conflict);
    if (answer === 'mine') return await save(conflict.version, changes);
    if (answer === 'later') return { outcome: 'kept' };
    await utils.payroll.copies.getCopy.invalidate();
    return { outcome: 'theirs' };
  };
  return { save, isBusy: mutation.isPending, question: asked && <ConflictDialog conflict={asked.conflict} onAnswer={asked.answer} /> };
}
