/**
 * Why a figure is not what it was the last time, each cause a part of the change (specification: joiner, leaver, rate, hours, absence, rule, retro,
 * one-time). `newly-paid` and `no-longer-paid` are people whom only one of the two batches pays though they neither join nor leave in its period;
 * `rule` is another copy or another version of a dated table, `period` the days of the period and what was earned before it, `record` what else the
 * records say of somebody. What cannot be told is `other` and is never guessed.
 */
export const changeCauses = [
  'joiner',
  'leaver',
  'newly-paid',
  'no-longer-paid',
  'held',
  'rate',
  'hours',
  'absence',
  'one-time',
  'retro',
  'rule',
  'record',
  'period',
  'other',
] as const;
export type ChangeCause = (typeof changeCauses)[number];
