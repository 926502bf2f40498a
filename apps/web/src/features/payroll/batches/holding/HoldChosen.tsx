import { Button } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../../../shared/ui/data-table/index.ts';
import HoldDialog from './HoldDialog.tsx';
import type { Holding } from './holding.ts';

interface Props {
  readonly batchId: number;
  readonly choice: Choice;
  /** What is offered: holding, taking in again, or both where people of either kind are listed. */
  readonly acts: readonly ('hold' | 'takeIn')[];
}

/** Holds those who are chosen in a list, or takes them in again. */
export default function HoldChosen({ batchId, choice, acts }: Props) {
  const { t } = useTranslation('holding');
  const [holding, setHolding] = useState<Holding>();
  const employeeIds = [...choice.chosen];
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          size="compact-xs"
          variant="default"
          disabled={employeeIds.length > limits.heldPayeesMax}
          onClick={() => setHolding({ held: act === 'hold', whom: { employeeIds } })}
        >
          {t(act)}
        </Button>
      ))}
      {holding && <HoldDialog batchId={batchId} holding={holding} onDone={choice.clear} onClose={() => setHolding(undefined)} />}
    </>
  );
}
