import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { Approval } from './actions.ts';

type Entry = Approval['decisions'][number];

/** An entry of the history as a sentence: who did what, with whom, on behalf of whom. */
export function useHistoryText(): (entry: Entry) => string {
  const { t } = useTranslation('instances');
  const format = useFormat();
  return ({ who, action, target, targetNode, onBehalfOf }) => {
    const values = { who, target: target ?? '', other: onBehalfOf ?? '', node: targetNode ? format.name(targetNode) : '' };
    if (action === 'roll-back' && targetNode) return t('did.roll-back-to', values);
    if (action === 'replace-approver') return t('did.replace-approver', values);
    const text = t(`did.${action}`, values);
    return onBehalfOf === null ? text : `${text} (${t('onBehalf', { who: onBehalfOf })})`;
  };
}
