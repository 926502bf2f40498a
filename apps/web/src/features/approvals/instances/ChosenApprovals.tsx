import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { SelectionBar } from '../../../shared/ui/data-table/index.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { Decision, Undecided } from './decisions.ts';
import { useDecide } from './use-decide.ts';

interface Props {
  /** As they were seen when they were chosen. */
  readonly chosen: readonly Undecided[];
  readonly onDone: () => void;
}

/** What can be done with several approvals at once: approve or reject them, after one question with their sums. */
export function ChosenApprovals({ chosen, onDone }: Props) {
  const { t } = useTranslation(['instances', 'common']);
  const format = useFormat();
  const { decide, isBusy } = useDecide();
  const [asked, setAsked] = useState<Decision>();
  const confirm = async (decision: Decision, remarks: string, files: readonly number[]) => {
    await decide(decision, chosen, { remarks, files });
    setAsked(undefined);
    onDone();
  };
  return (
    <>
      <SelectionBar text={t('chosen', { count: chosen.length, total: format.count(chosen.length) })} onClear={onDone}>
        <Button size="compact-xs" onClick={() => setAsked('approve')}>
          {t('actions.approve')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => setAsked('reject')}>
          {t('actions.reject')}
        </Button>
      </SelectionBar>
      {asked && (
        <DecisionDialog
          decision={asked}
          approvals={chosen}
          isBusy={isBusy}
          onConfirm={(remarks, files) => void confirm(asked, remarks, files)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
