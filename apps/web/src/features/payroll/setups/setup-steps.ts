import { IconCircle, IconCircleCheck, IconCircleDot } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Step } from '../../../shared/ui/SteppedPage.tsx';
import { type Setup, stateOf } from './setup.ts';
import { type SetupPlace, setupPlaces } from './setup-places.ts';

const looks = {
  done: { icon: IconCircleCheck, state: 'done' },
  current: { icon: IconCircleDot, state: 'open' },
  later: { icon: IconCircle, state: 'later' },
} as const satisfies Record<ReturnType<typeof stateOf>, Pick<Step, 'icon' | 'state'>>;

const broughtBy = (setup: Setup, t: TFunction<'setups'>, format: Formatter): Readonly<Record<SetupPlace, string | null>> => ({
  entity: format.name(setup.legalEntity),
  people: setup.people > 0 ? t('peopleCount', { count: setup.people, people: format.count(setup.people) }) : null,
  pay: setup.peopleWithPay > 0 ? t('payCount', { count: setup.peopleWithPay, people: format.count(setup.peopleWithPay) }) : null,
  solution: setup.solution ? format.name(setup.solution.name) : null,
  period: setup.period?.name ?? null,
  gaps: null,
});

/** The steps, with what each has brought. */
export function stepsOf(setup: Setup, t: TFunction<'setups'>, format: Formatter): Step[] {
  const brought = broughtBy(setup, t, format);
  return setupPlaces.map((place) => {
    const state = stateOf(setup, place);
    return {
      id: place,
      name: t(`places.${place}`),
      note: brought[place] ?? t(`states.${state}`),
      ...looks[state],
      link: { to: '/payroll/setups/$legalEntityId', params: { legalEntityId: String(setup.legalEntityId) }, search: { step: place } },
    };
  });
}
