import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../../shared/api/use-failure-texts.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog.tsx';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { useCan } from '../../../../shared/views.ts';
import classes from '../Setups.module.css';
import { canLeave } from '../setup.ts';
import type { StepProps } from './step-props.ts';

/** The legal entity is there; it is changed where legal entities are. */
export function EntityStep({ setup }: StepProps) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  return (
    <>
      <Panel title={format.name(setup.legalEntity)}>
        <p className={classes.text}>
          {t('entity.there')} <Link to="/organisation/legal-entities">{t('entity.open')}</Link>
        </p>
      </Panel>
      {canLeave(setup) && <Undo setup={setup} />}
    </>
  );
}

/** The legal entity that the start has made goes with it, as long as nothing belongs to it; one that stood before is let go. */
function Undo({ setup: { legalEntityId, legalEntity, version, madeEntity } }: StepProps) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const mayDelete = useCan()('legal-entity.edit');
  const { textOf } = useFailureTexts();
  const [isAsking, ask] = useState(false);
  /** Why the legal entity cannot go. */
  const [stays, setStays] = useState<string>();
  const leave = trpc.payroll.setups.leaveSetup.useMutation();
  const remove = trpc.org.legalEntities.deleteLegalEntity.useMutation({ trpc: { context: { quiet: true } } });
  const goes = mayDelete && stays === undefined ? madeEntity : null;
  const name = format.name(legalEntity);
  const go = async () => {
    const result = goes
      ? await call(remove.mutateAsync({ id: legalEntityId, version: goes.version }))
      : await call(leave.mutateAsync({ legalEntityId, version }));
    if (!result.ok) {
      ask(false);
      if (goes) setStays(textOf(result.failure));
      return;
    }
    await navigate({ to: '/payroll/setups/new' });
    void utils.org.legalEntities.invalidate();
    void utils.payroll.setups.invalidate();
  };
  return (
    <>
      {stays !== undefined && (
        <MessageBox tone="bad" title={t('entity.stays', { name })}>
          {stays} {t('entity.leaveInstead')}
        </MessageBox>
      )}
      <div className={classes.actions}>
        {isAsking && (
          <ConfirmDialog
            title={t('undo.title', { step: t('places.entity') })}
            text={t(goes ? 'entity.goes' : 'entity.left', { name })}
            confirmLabel={t('undo.confirm')}
            isDangerous
            isBusy={remove.isPending || leave.isPending}
            onConfirm={() => void go()}
            onClose={() => ask(false)}
          />
        )}
        <Button variant="default" onClick={() => ask(true)}>
          {t(stays === undefined ? 'undo.action' : 'entity.leave')}
        </Button>
      </div>
    </>
  );
}
