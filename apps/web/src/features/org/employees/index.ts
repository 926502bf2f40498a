export { EffectOnPay } from './EffectOnPay.tsx';
export { type ChosenPeople, PeopleFilter } from './PeopleFilter.tsx';
export { PeriodsRead } from './PeriodsRead.tsx';
export { PersonPick } from './PersonPick.tsx';
