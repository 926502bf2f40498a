import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { Approval } from './actions.ts';

type Node = Approval['nodes'][number];
type Approver = Node['approvers'][number];

/** What stands below a node's name: who is asked and how they stand, what is wrong with one of them, until when. */
export function useNodeText({ current }: Approval): (node: Node) => string[] {
  const { t } = useTranslation('instances');
  const format = useFormat();
  const isOpen = (node: Node) => node.status === 'current' || node.status === 'waiting';
  const howTheyCame = ({ origin, originName }: Approver): string | null =>
    origin === 'process' || originName === null ? null : t(`origins.${origin}`, { who: originName });
  const approverLine = (node: Node, approver: Approver): string => {
    const { name, status, delegates, problem } = approver;
    const parts = [
      node.status === 'skipped' ? null : t(`approverStates.${status}`),
      howTheyCame(approver),
      delegates.length > 0 && isOpen(node) && status !== 'passed-on' ? t('standsIn', { names: delegates.join(t('separator')) }) : null,
      problem !== null && isOpen(node) && status !== 'passed-on' && status !== 'approved' ? t(`problems.${problem}`) : null,
    ];
    return [name, ...parts.filter((part) => part !== null)].join(' · ');
  };
  return (node) => [
    ...(node.approvers.filter(({ status }) => status !== 'reserve').length > 1 ? [t(`modes.${node.mode}`)] : []),
    ...node.approvers.filter(({ status }) => status !== 'reserve' || isOpen(node)).map((approver) => approverLine(node, approver)),
    ...(node.status === 'current' && node.dueAt !== null ? [t('due', { when: format.instant(node.dueAt) })] : []),
    ...(node.status === 'current' && current?.isStuck ? [t('stuckHelp')] : []),
  ];
}
