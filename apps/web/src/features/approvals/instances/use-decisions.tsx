import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { HeaderAction } from '../../../shared/ui/PageHeader.tsx';
import type { HeaderActionsProps } from '../../../shared/ui/page-header/HeaderActions.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { type Decision, possibleDecisions } from './decisions.ts';
import { useDecide } from './use-decide.ts';

export type Approval = Outputs['approvals']['instances']['getInstance'];

interface Decisions extends HeaderActionsProps {
  /** What is being asked, if anything. */
  readonly dialog: React.ReactNode;
}

/** Approve, reject or roll back, each with confirmation and remarks: the actions of the page's header, and the question before each. */
export function useDecisions(approval: Approval): Decisions {
  const { t } = useTranslation('instances');
  const { decide, isBusy } = useDecide();
  const [asked, setAsked] = useState<Decision>();
  const possible = possibleDecisions(approval);
  const action = (decision: Decision): HeaderAction | null =>
    possible.includes(decision)
      ? { id: decision, label: t(`actions.${decision}`), isDangerous: decision === 'reject', run: () => setAsked(decision) }
      : null;
  const rollBackAction = action('roll-back');
  const dialog = asked && (
    <DecisionDialog
      decision={asked}
      approvals={[approval]}
      isBusy={isBusy}
      onConfirm={(remarks) => void decide(asked, [approval], remarks).then(() => setAsked(undefined))}
      onClose={() => setAsked(undefined)}
    />
  );
  if (possible.length === 0) return { dialog };
  return { dialog, primary: action('approve'), secondary: action('reject'), more: rollBackAction ? [rollBackAction] : [] };
}
