import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormFaults, useForm } from '../../../shared/ui/form/index.ts';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import {
  contentOf,
  LegalEntityFields,
  type LegalEntityValues,
  legalEntityFieldByCode,
  legalEntityRules,
  noValues,
} from '../../org/legal-entities/index.ts';
import classes from './Setups.module.css';

/** The guided start begins with a legal entity: a new one, or one whose start was left. */
export function NewSetupPage() {
  const { t } = useTranslation('setups');
  const mayMake = useCan()('legal-entity.edit');
  return (
    <>
      <PageHeader title={t('new.title')} isPassing facts={[t('new.lead')]} />
      <div className={classes.stack}>
        <OpenSetups />
        {mayMake && <NewEntity />}
      </div>
    </>
  );
}

function NewEntity() {
  const { t } = useTranslation('setups');
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.legalEntities.createLegalEntity.useMutation(quiet);
  const begin = trpc.payroll.setups.beginSetup.useMutation();
  const form = useForm<LegalEntityValues>({ initial: noValues, rules: legalEntityRules, fieldByCode: legalEntityFieldByCode });
  const go = async () => {
    if (!form.check()) return;
    setBusy(true);
    const made = await call(create.mutateAsync({ code: form.values.code.trim(), ...contentOf(form.values) }));
    if (!made.ok) form.refuse(made.failure);
    const begun = made.ok ? await call(begin.mutateAsync({ legalEntityId: made.data.id, madeEntity: true })) : undefined;
    setBusy(false);
    void utils.org.legalEntities.invalidate();
    void utils.payroll.setups.invalidate();
    if (!made.ok || !begun?.ok) return;
    form.saved();
    await navigate({ to: '/payroll/setups/$legalEntityId', params: { legalEntityId: String(made.data.id) } });
  };
  return (
    <Panel title={t('new.entity')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <FormFaults faults={form.faults} />
        <LegalEntityFields form={form} isNew />
        <div className={classes.actions}>
          <Button type="submit" loading={isBusy}>
            {t('new.begin')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Those that are on their way, and legal entities that nobody was paid in yet. */
function OpenSetups() {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const navigate = useNavigate();
  const begin = trpc.payroll.setups.beginSetup.useMutation();
  const rows = (trpc.payroll.setups.listSetups.useQuery({}).data?.rows ?? []).filter(({ hasPaid }) => !hasPaid);
  const open = async (legalEntityId: number) => {
    const result = await call(begin.mutateAsync({ legalEntityId }));
    if (result.ok) await navigate({ to: '/payroll/setups/$legalEntityId', params: { legalEntityId: String(legalEntityId) } });
  };
  if (rows.length === 0) return null;
  return (
    <Panel title={t('new.open')}>
      <ul className={classes.gaps}>
        {rows.map(({ legalEntityId, legalEntity, status }) => (
          <li key={legalEntityId} className={classes.gap}>
            <span>{format.name(legalEntity)}</span>
            {status === null ? (
              <Button variant="subtle" size="compact-sm" onClick={() => void open(legalEntityId)}>
                {t('new.beginHere')}
              </Button>
            ) : (
              <Link to="/payroll/setups/$legalEntityId" params={{ legalEntityId: String(legalEntityId) }}>
                {t('new.goOn', { step: t(status === 'finished' ? 'places.gaps' : `places.${status}`) })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
