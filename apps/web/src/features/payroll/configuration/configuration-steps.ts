import { IconAlertCircle, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ConfigurationState, configurationSteps } from '@wagewright/contracts/payroll/configuration';
import type { TFunction } from 'i18next';
import type { Step } from '../../../shared/ui/SteppedPage.tsx';

const looks = {
  complete: { icon: IconCircleCheck, state: 'done' },
  missing: { icon: IconAlertCircle, state: 'open' },
  optional: { icon: IconCircle, state: 'later' },
} as const satisfies Record<ConfigurationState['state'], Pick<Step, 'icon' | 'state'>>;

function noteOf(known: ConfigurationState | undefined, t: TFunction<'configuration'>): string {
  if (!known) return '';
  return known.state === 'missing' ? known.missing.map((thing) => t(`missing.${thing}`)).join(' ') : t(`states.${known.state}`);
}

/** The eight steps, with what each still wants in words. @param states undefined while they are not known */
export const stepsOf = (solutionId: number, states: readonly ConfigurationState[] | undefined, t: TFunction<'configuration'>): Step[] =>
  configurationSteps.map((id) => {
    const known = states?.find((step) => step.id === id);
    return {
      id,
      name: t(`steps.${id}`),
      note: noteOf(known, t),
      ...looks[known?.state ?? 'optional'],
      link: { to: '/payroll/solutions/$solutionId/configuration/$step', params: { solutionId: String(solutionId), step: id } },
    };
  });
