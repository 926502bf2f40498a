import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { type AskedEvent, type Period, periodCalls } from './period-events.ts';

export type { Period } from './period-events.ts';

/** Causes an event of a period's machine; whatever comes of it, periods and what hangs on them are asked for again. */
export function usePeriodEvent(period: Period) {
  const { t } = useTranslation('periods');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const cause = async (event: AskedEvent, remarks: string): Promise<boolean> => {
    setBusy(true);
    const reference = { id: period.id, version: period.version, ...(remarks ? { remarks } : {}) };
    const result = await call<unknown>(periodCalls[event](utils.client.payroll.periods, reference));
    setBusy(false);
    void utils.payroll.periods.invalidate();
    void utils.payroll.batches.getBatch.invalidate();
    void utils.payroll.configuration.invalidate();
    if (result.ok) notify.done(t(`did.${event}`, { period: period.name }));
    return result.ok;
  };
  return { cause, isBusy };
}
