export { EffectOnPay } from './EffectOnPay.tsx';
