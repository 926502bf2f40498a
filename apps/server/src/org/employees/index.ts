export type { AskedRecords, EffectOnPay } from './effect-on-pay.ts';
