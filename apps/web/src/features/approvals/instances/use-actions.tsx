import type { ApprovalAction } from '@wagewright/contracts/approvals/instances';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeaderAction } from '../../../shared/ui/PageHeader.tsx';
import type { HeaderActionsProps } from '../../../shared/ui/page-header/HeaderActions.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { type Approval, isDangerous, singleActions } from './actions.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { decisions } from './decisions.ts';
import { RollBackField } from './RollBackField.tsx';
import { useAct } from './use-act.ts';
import { useDecide } from './use-decide.ts';

interface Actions extends HeaderActionsProps {
  /** What is being asked, if anything. */
  readonly dialog: React.ReactNode;
}

/** What stands in the header's slots before all else, where it is possible. */
const primaries: readonly ApprovalAction[] = ['approve', 'submit', 'reset'];
const secondaries: readonly ApprovalAction[] = ['reject', 'withdraw', 'cancel'];

/** All that the viewer may do with an approval, as the server says: the actions of the page's header, and the question before each. */
export function useActions(approval: Approval): Actions {
  const { t } = useTranslation('instances');
  const { decide, isBusy: isDeciding } = useDecide();
  const { act, isBusy: isActing } = useAct();
  const [asked, setAsked] = useState<ApprovalAction>();
  const [to, setTo] = useState<number>();
  const close = () => {
    setAsked(undefined);
    setTo(undefined);
  };
  const action = (id: ApprovalAction | undefined): HeaderAction | null =>
    id === undefined ? null : { id, label: t(`actions.${id}`), isDangerous: isDangerous(id), run: () => setAsked(id) };
  const primary = primaries.find((id) => approval.actions.includes(id));
  const secondary = secondaries.find((id) => approval.actions.includes(id));
  const rest = approval.actions.filter((id) => id !== primary && id !== secondary);
  const decision = decisions.find((one) => one === asked);
  const single = singleActions.find((one) => one === asked);
  const dialog = (
    <>
      {decision && (
        <DecisionDialog
          decision={decision}
          approvals={[approval]}
          isBusy={isDeciding}
          onConfirm={(remarks, files) => void decide(decision, [approval], { remarks, files }, to).then(close)}
          onClose={close}
        >
          {decision === 'roll-back' && approval.earlierNodes.length > 0 && <RollBackField approval={approval} to={to} onChange={setTo} />}
        </DecisionDialog>
      )}
      {single && (
        <ActionDialog
          action={single}
          approval={approval}
          isBusy={isActing}
          onConfirm={(answers, said) => void act(single, approval, answers, said).then((isDone) => (isDone ? close() : undefined))}
          onClose={close}
        />
      )}
    </>
  );
  if (approval.actions.length === 0) return { dialog };
  return { dialog, primary: action(primary), secondary: action(secondary), more: rest.flatMap((id) => action(id) ?? []) };
}
