import { Button } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import type { PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';
import { type PayslipMoveEvent, payslipMoveEvents } from '@wagewright/contracts/payroll/payslips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { SelectionBar } from '../../../shared/ui/data-table/index.ts';
import { useAskArchive } from '../payslip-archives/index.ts';
import { ResendPayslips } from '../payslip-deliveries/index.ts';
import { AskMove } from './AskMove.tsx';
import { AskMoveOfMany } from './AskMoveOfMany.tsx';
import type { IssuedPayslip } from './issued-payslip-columns.tsx';
import { movesOf } from './moves.ts';

interface Props {
  readonly filter: PayslipFilter;
  /** How many the filter finds. */
  readonly found: number;
  readonly chosen: 'all' | readonly number[];
  readonly onAll: () => void;
  readonly onNone: () => void;
  readonly onChanged: () => void;
  readonly onMoving: (moveId: number) => void;
}

/** Their status, where the filter says that it is the same of all. */
const statusOf = ({ status, mark, check }: PayslipFilter): IssuedPayslip['status'] | undefined =>
  status ?? (check || mark === 'failed' || mark === 'unreached' || mark === 'published' ? 'published' : undefined);

/** What can be done with the payslips that were chosen: a few alike for all of them or for none; many, or some that differ, by a job. */
export function ChosenPayslips({ filter, found, chosen, onAll, onNone, onChanged, onMoving }: Props) {
  const { t } = useTranslation(['issuedPayslips', 'payslipArchives']);
  const format = useFormat();
  const archive = useAskArchive();
  const [asked, ask] = useState<PayslipMoveEvent>();
  const [isResending, setResending] = useState(false);
  const status = statusOf(filter);
  const count = chosen === 'all' ? found : chosen.length;
  const isTooMany = chosen !== 'all' && count > limits.payslipsMovedMax;
  const which = chosen === 'all' ? filter : { ids: [...chosen] };
  const onAnswered = (isDone: boolean) => {
    onChanged();
    if (isDone) onNone();
  };
  return (
    <>
      <SelectionBar
        text={t(chosen === 'all' ? 'allChosen' : 'chosen', { count, payslips: format.count(count) })}
        fault={isTooMany ? t('tooMany', { count: limits.payslipsMovedMax }) : undefined}
        onClear={onNone}
      >
        {chosen !== 'all' && found > count && (
          <Button size="compact-xs" variant="subtle" onClick={onAll}>
            {t('chooseAll', { count: found, payslips: format.count(found) })}
          </Button>
        )}
        {(status ? movesOf[status] : payslipMoveEvents).map((event) => (
          <Button key={event} size="compact-xs" variant="default" disabled={isTooMany} onClick={() => ask(event)}>
            {t(`events.${event}`)}
          </Button>
        ))}
        {status === 'published' && chosen !== 'all' && (
          <Button size="compact-xs" variant="default" disabled={isTooMany} onClick={() => setResending(true)}>
            {t('resend')}
          </Button>
        )}
        <Button size="compact-xs" variant="default" disabled={isTooMany} onClick={() => void archive.ask(which)}>
          {t('ask', { ns: 'payslipArchives' })}
        </Button>
      </SelectionBar>
      {asked && status && chosen !== 'all' && <AskMove event={asked} ids={chosen} onAnswered={onAnswered} onClose={() => ask(undefined)} />}
      {asked && !(status && chosen !== 'all') && (
        <AskMoveOfMany
          event={asked}
          which={which}
          count={count}
          onAsked={(moveId) => {
            onNone();
            onMoving(moveId);
          }}
          onClose={() => ask(undefined)}
        />
      )}
      {isResending && chosen !== 'all' && (
        <ResendPayslips asked={{ ids: chosen }} onDone={() => onAnswered(true)} onClose={() => setResending(false)} />
      )}
    </>
  );
}
