import { keepPreviousData } from '@tanstack/react-query';
import { approverProblemTexts, nodeProblemTexts } from '@wagewright/contracts/approvals/processes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import type { SubjectChoice } from '../instances/index.ts';
import { useDesign } from './design-context.ts';
import { type DraftNode, isWhole, unkeyed } from './draft.ts';

type Planned = Outputs['approvals']['processes']['previewProcess']['nodes'][number];

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

function PreviewedNodes({ nodes, problems }: Pick<Outputs['approvals']['processes']['previewProcess'], 'nodes' | 'problems'>) {
  const { t } = useTranslation('processes');
  const format = useFormat();
  const isWrong = (node: Planned) => node.problems.includes('nobody');
  const lines = ({ people, problems: wrong, mode, applies }: Planned): string[] => [
    ...(applies && people.length > 1 ? [t(`modes.${mode}`)] : []),
    ...people.map(({ name, problem }) => (problem ? `${name} · ${format.name(approverProblemTexts[problem])}` : name)),
    ...wrong.filter((problem) => problem !== 'nobody').map((problem) => format.name(nodeProblemTexts[problem])),
  ];
  const wrongCount = nodes.filter(isWrong).length;
  return (
    <>
      {problems.map((problem) => (
        <MessageBox key={problem} tone="bad">
          {format.name(nodeProblemTexts[problem])}
        </MessageBox>
      ))}
      {wrongCount > 0 && <MessageBox tone="bad">{t('preview.refused', { count: wrongCount })}</MessageBox>}
      <Timeline
        label={t('preview.title')}
        entries={nodes.map((node) => ({
          key: String(node.position),
          title: format.name(node.name),
          status: node.applies ? (
            <StatusBadge tone={isWrong(node) ? 'bad' : 'good'}>{isWrong(node) ? t('preview.nobody') : t('preview.asked')}</StatusBadge>
          ) : (
            <StatusBadge tone="closed">{t('preview.skipped')}</StatusBadge>
          ),
          lines: lines(node),
          state: isWrong(node) ? 'bad' : node.applies ? 'current' : 'ahead',
        }))}
      />
    </>
  );
}
