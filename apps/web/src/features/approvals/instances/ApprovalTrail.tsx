import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline, type TimelineEntry } from '../../../shared/ui/Timeline.tsx';
import { ApprovalFiles } from './ApprovalFiles.tsx';
import classes from './ApprovalPage.module.css';
import type { Approval } from './actions.ts';
import { useHistoryText } from './use-history-text.ts';
import { useNodeText } from './use-node-text.ts';

type NodeStatus = Approval['nodes'][number]['status'];

const nodeTones: Record<NodeStatus, Tone> = { waiting: 'quiet', current: 'decision', approved: 'good', rejected: 'bad', skipped: 'closed' };
const nodeStates: Record<NodeStatus, TimelineEntry['state']> = {
  waiting: 'ahead',
  current: 'current',
  approved: 'done',
  rejected: 'bad',
  skipped: 'ahead',
};

/** The nodes of the approval, with who is asked at each, and what was done with it. */
export function ApprovalTrail({ approval }: { approval: Approval }) {
  const { nodes, decisions } = approval;
  const { t } = useTranslation('instances');
  const format = useFormat();
  const nodeText = useNodeText(approval);
  const historyText = useHistoryText();
  return (
    <div className={classes.trail}>
      <Panel title={t('steps')} note={t('stepCount', { count: nodes.length })}>
        <Timeline
          label={t('steps')}
          entries={nodes.map((node) => ({
            key: String(node.sequence),
            title: format.name(node.name),
            status: <StatusBadge tone={nodeTones[node.status]}>{t(`stepStates.${node.status}`)}</StatusBadge>,
            lines: nodeText(node),
            state: nodeStates[node.status],
          }))}
        />
      </Panel>
      <ApprovalFiles approval={approval} />
      <Panel title={t('decisions')} note={decisions.length === 0 ? t('noDecisions') : t('decisionCount', { count: decisions.length })}>
        <Timeline
          label={t('decisions')}
          entries={decisions.map((decision, index) => ({
            key: `${index} ${decision.at}`,
            title: historyText(decision),
            ...(decision.node ? { second: format.name(decision.node) } : {}),
            at: decision.at,
            quote: decision.remarks,
            ...(decision.files.length > 0
              ? { lines: [t('withFiles', { names: decision.files.map(({ name }) => name).join(t('separator')) })] }
              : {}),
            state: decision.action === 'reject' || decision.action === 'stuck' ? 'bad' : 'done',
          }))}
        />
      </Panel>
    </div>
  );
}
