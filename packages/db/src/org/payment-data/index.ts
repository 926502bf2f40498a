export { endOf, hasClearNumbers, type NumberColumn, type SealedNumber, sealClearNumbers, sealNumber } from './seal-numbers.ts';
