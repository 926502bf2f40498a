import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { placeStore } from '../../../shared/places.ts';
import type { Scenario } from './scenario.ts';

/** What can be done with a scenario as it is, and how. */
export function useScenarioActions({ id, version, name, events }: Scenario) {
  const { t } = useTranslation('scenarios');
  const utils = trpc.useUtils();
  const notify = useNotify();
  const navigate = useNavigate();
  const calculate = trpc.payroll.scenarios.calculateScenario.useMutation();
  const cancel = trpc.payroll.scenarios.cancelScenario.useMutation();
  const remove = trpc.payroll.scenarios.deleteScenario.useMutation();
  const take = (scenario: Scenario) => {
    utils.payroll.scenarios.getScenario.setData({ id }, scenario);
    void utils.payroll.scenarios.listScenarios.invalidate();
    void utils.payroll.scenarios.compareScenarios.invalidate();
  };
  const move = async (moving: Promise<Scenario>) => {
    const result = await call(moving);
    if (result.ok) take(result.data);
    else void utils.payroll.scenarios.getScenario.invalidate({ id });
  };
  return {
    can: (event: Scenario['events'][number]): boolean => events.includes(event),
    isBusy: calculate.isPending || cancel.isPending || remove.isPending,
    calculate: () => move(calculate.mutateAsync({ id, version })),
    cancel: () => move(cancel.mutateAsync({ id, version })),
    remove: async () => {
      const result = await call(remove.mutateAsync({ id, version }));
      if (!result.ok) return;
      notify.done(t('deleted', { name }));
      void utils.payroll.scenarios.listScenarios.invalidate();
      await navigate({ to: '/payroll/scenarios' });
      placeStore.gone(`/payroll/scenarios/${id}`);
    },
  };
}
