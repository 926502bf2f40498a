import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline, type TimelineEntry } from '../../../shared/ui/Timeline.tsx';
import classes from './ApprovalPage.module.css';
import en from './locales/en.ts';
import type { Approval } from './use-decisions.tsx';

const nodeTones: Record<Approval['nodes'][number]['status'], Tone> = {
  waiting: 'quiet',
  current: 'decision',
  approved: 'good',
  rejected: 'bad',
  skipped: 'quiet',
};

type Did = keyof typeof en.did;
const isKnown = (action: string): action is Did => action in en.did;

const nodeStates: Record<Approval['nodes'][number]['status'], TimelineEntry['state']> = {
  waiting: 'ahead',
  current: 'current',
  approved: 'done',
  rejected: 'bad',
  skipped: 'done',
};

/** The nodes of the approval and what was decided at them. */
export function ApprovalTrail({ approval: { nodes, decisions } }: { approval: Approval }) {
  const { t } = useTranslation('instances');
  const format = useFormat();
  const doneText = ({ who, action, onBehalfOf }: Approval['decisions'][number]) => (
    <>
      {who} {isKnown(action) ? t(`did.${action}`) : action}
      {onBehalfOf && ` (${t('onBehalf', { who: onBehalfOf })})`}
    </>
  );
  return (
    <div className={classes.trail}>
      <Panel title={t('steps')} note={t('stepCount', { count: nodes.length })}>
        <Timeline
          label={t('steps')}
          entries={nodes.map(({ sequence, name, status, approvers }) => ({
            key: String(sequence),
            title: format.name(name),
            status: <StatusBadge tone={nodeTones[status]}>{t(`stepStates.${status}`)}</StatusBadge>,
            second: t('approvers', { names: approvers.join(', ') }),
            state: nodeStates[status],
          }))}
        />
      </Panel>
      <Panel title={t('decisions')} note={decisions.length === 0 ? t('noDecisions') : t('decisionCount', { count: decisions.length })}>
        <Timeline
          label={t('decisions')}
          entries={decisions.map((decision) => ({
            key: `${decision.at} ${decision.action}`,
            title: doneText(decision),
            at: decision.at,
            quote: decision.remarks,
            state: decision.action === 'reject' ? 'bad' : 'done',
          }))}
        />
      </Panel>
    </div>
  );
}
