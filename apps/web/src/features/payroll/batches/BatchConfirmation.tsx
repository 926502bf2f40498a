import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { type Confirmed, questionOf } from './confirmations.ts';
import type { Batch } from './run-batch-event.ts';

const ApprovalPreview = lazyPart(() => import('./ApprovalPreview.tsx'));

interface Props {
  readonly event: Confirmed;
  readonly batch: Batch;
  readonly isDangerous: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: (remarks: string, files: readonly number[]) => void;
  readonly onClose: () => void;
}

/** The question before a move of the batch, with its figures. */
export function BatchConfirmation({ event, batch, ...form }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  return (
    <ConfirmDialog
      {...questionOf(event, batch, t, format)}
      figures={
        event === 'submit' && (
          <Suspense fallback={<RowsSkeleton rows={2} />}>
            <ApprovalPreview batchId={batch.id} />
          </Suspense>
        )
      }
      confirmLabel={t(`events.${event}`)}
      takesFiles={event === 'submit'}
      {...form}
    />
  );
}
