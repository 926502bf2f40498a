import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { SubjectChoice } from '../instances/index.ts';
import { useDesign } from './design-context.ts';
import { type DraftNode, isWhole, unkeyed } from './draft.ts';
import { PreviewedNodes } from './PreviewedNodes.tsx';

interface Props {
  readonly nodes: readonly DraftNode[];
  /** How a subject of the kind is chosen; the area that has them hands it in. */
  readonly choice: SubjectChoice;
}

/** Who would be asked about a chosen subject today, by the nodes as they stand here, saved or not, and what is wrong. */
export function ProcessPreview({ nodes, choice: Choice }: Props) {
  const { t } = useTranslation('processes');
  const { kind } = useDesign();
  const [subjectId, setSubjectId] = useState<number | null>(null);
  const isReady = subjectId !== null && isWhole(nodes);
  const query = trpc.approvals.processes.previewProcess.useQuery(
    { kind, subjectId: subjectId ?? 1, nodes: unkeyed(nodes) },
    { enabled: isReady, placeholderData: keepPreviousData, trpc: { context: { quiet: true } } },
  );
  return (
    <>
      <Choice label={t('preview.choose')} value={subjectId} onChange={setSubjectId} />
      {subjectId !== null && !isWhole(nodes) && <p>{t('preview.incomplete')}</p>}
      {isReady && query.isPending && <RowsSkeleton rows={3} />}
      {isReady && query.error && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {isReady && query.data && <PreviewedNodes nodes={query.data.nodes} problems={query.data.problems} />}
    </>
  );
}
