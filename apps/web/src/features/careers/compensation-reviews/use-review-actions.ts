import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Review } from './review.ts';

export type ReviewAct = 'submit' | 'write' | 'undo' | 'cancel';

/** What can be done with a review as a whole. Refusals are told by the notices. */
export function useReviewActions({ id, version, name }: Pick<Review, 'id' | 'version' | 'name'>) {
  const { t } = useTranslation('compensationReviews');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const { compensationReviews: reviews } = trpc.careers;
  const submit = reviews.submitCompensationReview.useMutation();
  const write = reviews.writeCompensationReview.useMutation();
  const undo = reviews.undoCompensationReview.useMutation();
  const cancel = reviews.cancelCompensationReview.useMutation();
  const [busy, setBusy] = useState<ReviewAct>();
  const seen = { id, version };
  const asks = {
    submit: async (remarks: string) => {
      const { approvalId } = await submit.mutateAsync({ ...seen, ...(remarks ? { remarks } : {}) });
      notify.done(t(approvalId === null ? 'submit.atOnce' : 'submit.approval', { name }));
    },
    write: async () => void (await write.mutateAsync(seen)),
    undo: async (remarks: string) => void (await undo.mutateAsync({ ...seen, reason: remarks || null })),
    cancel: async () => void (await cancel.mutateAsync(seen)),
  } satisfies Record<ReviewAct, (remarks: string) => Promise<void>>;
  const act = async (what: ReviewAct, remarks = ''): Promise<boolean> => {
    setBusy(what);
    const { ok } = await call(asks[what](remarks));
    setBusy(undefined);
    await utils.careers.compensationReviews.invalidate();
    return ok;
  };
  return { busy, act };
}
