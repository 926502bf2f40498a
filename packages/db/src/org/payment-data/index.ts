export { coveredText, isEndOnly, isRoundedNumber, shortenedNumber } from './covered-text.ts';
export { endOf, hasClearNumbers, type NumberColumn, type SealedNumber, sealClearNumbers, sealNumber } from './seal-numbers.ts';
