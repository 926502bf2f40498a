export { EffectOnPay } from './EffectOnPay.tsx';
export { PersonPick } from './PersonPick.tsx';
