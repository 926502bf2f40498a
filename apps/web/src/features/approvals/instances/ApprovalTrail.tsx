import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import classes from './ApprovalPage.module.css';
import en from './locales/en.ts';
import type { Approval } from './use-decisions.tsx';

const nodeTones: Record<Approval['nodes'][number]['status'], Tone> = {
  waiting: 'quiet',
  current: 'decision',
  approved: 'good',
  rejected: 'bad',
};

type Did = keyof typeof en.did;
const isKnown = (action: string): action is Did => action in en.did;

/** The nodes of the approval and what was decided at them. */
export function ApprovalTrail({ approval }: { approval: Approval }) {
  const { t } = useTranslation('instances');
  const format = useFormat();
  return (
    <div className={classes.trail}>
      <Panel title={t('steps')}>
        <ol className={classes.nodes}>
          {approval.nodes.map((node) => (
            <li key={node.sequence} className={classes.node}>
              <div className={classes.nodeHead}>
                <span className={classes.nodeName}>{format.name(node.name)}</span>
                <StatusBadge tone={nodeTones[node.status]}>{t(`stepStates.${node.status}`)}</StatusBadge>
              </div>
              <span className={classes.second}>{t('approvers', { names: node.approvers.join(', ') })}</span>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={t('decisions')}>
        {approval.decisions.length === 0 ? (
          <p className={classes.second}>{t('noDecisions')}</p>
        ) : (
          <ol className={classes.nodes}>
            {approval.decisions.map((decision) => (
              <li key={`${decision.at} ${decision.action}`} className={classes.node}>
                <span>
                  <strong>{decision.who}</strong> {isKnown(decision.action) ? t(`did.${decision.action}`) : decision.action}
                  {decision.onBehalfOf && ` (${t('onBehalf', { who: decision.onBehalfOf })})`}
                </span>
                <time dateTime={decision.at} className={classes.second}>
                  {format.instant(decision.at)}
                </time>
                {decision.remarks && <blockquote className={classes.quote}>{decision.remarks}</blockquote>}
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}
