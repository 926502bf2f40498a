import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FileList } from '../../../shared/ui/files/index.ts';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import type { Dispute } from './dispute.ts';

/** What both sides wrote, one after the other. */
export function DisputeThread({ dispute }: { dispute: Pick<Dispute, 'entries'> }) {
  const { t } = useTranslation('payslipDisputes');
  return (
    <Timeline
      label={t('thread')}
      entries={dispute.entries.map(({ id, author, side, event, words, writtenAt, files }) => ({
        key: String(id),
        title: author,
        second: `${t(`sides.${side}`)} · ${t(`did.${event}`)}`,
        at: writtenAt,
        quote: words || null,
        state: side === 'clerk' ? 'current' : 'done',
        below: files.length > 0 && (
          <Suspense fallback={<RowsSkeleton rows={files.length} />}>
            <FileList
              label={t('files')}
              files={files.map((file) => ({ ...file, who: author, at: file.uploadedAt, removedAt: null, mayRemove: false }))}
            />
          </Suspense>
        ),
      }))}
    />
  );
}
