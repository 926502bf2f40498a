import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { SetupStep } from '@wagewright/contracts/payroll/setups';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog.tsx';
import classes from '../Setups.module.css';
import { canComplete, isLastDone, type Setup, stateOf } from '../setup.ts';

interface Props {
  readonly setup: Setup;
  readonly step: SetupStep;
  /** Takes back what the step has made, in the calls that people use for it; nothing where there is nothing to take back. */
  readonly takeBack?: () => Promise<boolean>;
  /** What goes with it, in a sentence. */
  readonly goes: string;
}

/** The end of a step: on to the next one as soon as what it is about is there; back to it as long as nobody was paid. */
export function StepEnd({ setup, step, takeBack, goes }: Props) {
  const { t } = useTranslation('setups');
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const complete = trpc.payroll.setups.completeSetupStep.useMutation();
  const undo = trpc.payroll.setups.undoSetupStep.useMutation();
  const { legalEntityId, version } = setup;
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  /** The step that is next; whoever has gone elsewhere meanwhile is left there. */
  const show = async () => {
    await utils.payroll.setups.invalidate();
    if (isHere.current)
      await navigate({ to: '/payroll/setups/$legalEntityId', params: { legalEntityId: String(legalEntityId) }, search: {} });
  };
  const goOn = async () => {
    const result = await call(complete.mutateAsync({ legalEntityId, version, step }));
    if (result.ok) await show();
  };
  const goBack = async () => {
    ask(false);
    setBusy(true);
    const isGone = takeBack ? await takeBack() : true;
    const result = isGone ? await call(undo.mutateAsync({ legalEntityId, version, step })) : undefined;
    setBusy(false);
    if (result?.ok) await show();
    else void utils.payroll.setups.invalidate();
  };
  return (
    <div className={classes.actions}>
      {isAsking && (
        <ConfirmDialog
          title={t('undo.title', { step: t(`places.${step}`) })}
          text={goes}
          confirmLabel={t('undo.confirm')}
          isDangerous
          isBusy={false}
          onConfirm={() => void goBack()}
          onClose={() => ask(false)}
        />
      )}
      {isLastDone(setup, step) && (
        <Button variant="default" loading={isBusy} onClick={() => ask(true)}>
          {t('undo.action')}
        </Button>
      )}
      {stateOf(setup, step) === 'current' && (
        <Button disabled={!canComplete(setup, step)} loading={complete.isPending} onClick={() => void goOn()}>
          {t('goOn')}
        </Button>
      )}
    </div>
  );
}
