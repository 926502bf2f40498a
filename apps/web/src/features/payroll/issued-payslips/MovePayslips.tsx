import { Button } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import type { PayslipMove } from '@wagewright/contracts/payroll/issued-payslips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type Choice, SelectionBar } from '../../../shared/ui/data-table/index.ts';
import type { IssuedPayslip } from './issued-payslip-columns.tsx';
import { movesOf } from './moves.ts';

interface Props {
  readonly status: IssuedPayslip['status'];
  readonly choice: Choice;
  readonly onMoved: () => void;
  /** Tells their people again. */
  readonly onResend: () => void;
  /** Takes them as PDF. */
  readonly onSave: () => void;
}

/** What can be done with the payslips that were chosen: asked with its figures, done for all of them or for none. */
export function MovePayslips({ status, choice, onMoved, onResend, onSave }: Props) {
  const { t } = useTranslation(['issuedPayslips', 'payslipArchives']);
  const notify = useNotify();
  const move = trpc.payroll.issuedPayslips.movePayslips.useMutation();
  const [asked, ask] = useState<PayslipMove>();
  const count = choice.chosen.size;
  const isTooMany = count > limits.payslipsMovedMax;
  const send = async (event: PayslipMove, remarks: string) => {
    const result = await call(move.mutateAsync({ ids: [...choice.chosen], event, ...(remarks ? { remarks } : {}) }));
    ask(undefined);
    onMoved();
    if (!result.ok) return;
    choice.clear();
    notify.done(t(`done.${event}`, { count: result.data.moved }));
  };
  return (
    <>
      <SelectionBar
        text={t('chosen', { count })}
        fault={isTooMany ? t('tooMany', { count: limits.payslipsMovedMax }) : undefined}
        onClear={choice.clear}
      >
        {movesOf[status].map((event) => (
          <Button key={event} size="compact-xs" variant="default" disabled={isTooMany} onClick={() => ask(event)}>
            {t(`events.${event}`)}
          </Button>
        ))}
        {status === 'published' && (
          <Button size="compact-xs" variant="default" disabled={isTooMany} onClick={onResend}>
            {t('resend')}
          </Button>
        )}
        <Button size="compact-xs" variant="default" disabled={isTooMany} onClick={onSave}>
          {t('ask', { ns: 'payslipArchives' })}
        </Button>
      </SelectionBar>
      {asked && (
        <ConfirmDialog
          title={t(`questions.${asked}`, { count })}
          text={t(`follows.${asked}`)}
          confirmLabel={t(`events.${asked}`)}
          isDangerous={asked === 'withdraw' || asked === 'forbid'}
          isBusy={move.isPending}
          onConfirm={(remarks) => void send(asked, remarks)}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
