const texts = {
  onlyNew: 'Earlier periods are calculated again before the data is prepared. Move the batch back to new to choose others.',
  past: 'Paid periods',
  pastNote: 'The last three, with how many people have other records today than those they were paid by',
  nonePast: 'No period was paid before this one',
  changedPeople: 'Records changed',
  again: 'Calculated again',
  show: 'Choose people',
  hide: 'Hide people',
  states: {
    running: 'Calculating …',
    finished_one: '{{count}} person',
    finished_other: '{{count}} people',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  discard: 'Discard',
  discarded: 'The recalculation was dropped',
  candidates: 'Whose records have changed',
  candidatesNote: 'What was frozen then, and what the records say today. Whom you calculated again before is calculated with them.',
  changes: 'Changes',
  takenFrom: 'Compensation that payroll takes from {{month}} on',
  start: 'Calculate again for this batch',
  tooMany: 'At most {{people}} by name; or all of them.',
  startAll_one: 'All: {{people}} person',
  startAll_other: 'All {{people}} people',
  owed: 'Owed',
  deltas: 'Owed for earlier periods',
  deltasNote: 'What the period comes to now, less what was paid for it',
  noneDeltas: 'Nothing is owed for earlier periods',
  noneDeltasText: 'Choose people of a paid period above: what they are owed, or owe, is paid with this batch.',
  earned: 'earned in {{period}}',
  unpaid: 'The rules of this batch pay none of it: no column reads these elements by RETRO. The amounts are for information.',
  paid: 'Paid with it',
  known: 'For information',
};
export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    retro: typeof texts;
  }
}
