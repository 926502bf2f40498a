import { Anchor } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodQuestion } from './PeriodQuestion.tsx';
import type { Period } from './use-period-event.ts';

/** Activates a period in one press, after a question with its days and pay date, and goes on to making its batch, unless it `stays`. */
export function ActivatePeriod({ period, stays = false }: { period: Period; stays?: boolean }) {
  const { t } = useTranslation('periods');
  const navigate = useNavigate();
  const [isAsked, ask] = useState(false);
  const toItsBatch = () =>
    void navigate({ to: '/payroll/batches', search: { solution: period.solutionId, period: period.id, create: true } });
  return (
    <>
      <Anchor component="button" type="button" inherit onClick={() => ask(true)}>
        {t('activateNamed', { period: period.name })}
      </Anchor>
      {isAsked && (
        <PeriodQuestion event="enable" period={period} onClose={() => ask(false)} onDone={stays ? () => undefined : toItsBatch} />
      )}
    </>
  );
}
