import { approverProblemTexts, nodeProblemTexts } from '@wagewright/contracts/approvals/processes';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';

type Preview = Outputs['approvals']['processes']['previewProcess'];
type Planned = Preview['nodes'][number];

/** Who would be asked, step by step, and what would keep it from being submitted. */
export function PreviewedNodes({ nodes, problems }: Pick<Outputs['approvals']['processes']['previewProcess'], 'nodes' | 'problems'>) {
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
