const texts = {
  parts: {
    queued: 'Waiting for a worker',
    population: 'Finding out who is paid',
    sources: 'Freezing what is known of them',
    history: 'Freezing what was paid before',
    checks: 'Checking what is frozen',
  },
  forecast: {
    title: 'What preparing would freeze',
    note: 'As recorded {{when}}.',
    against: 'Against {{batch}}.',
    first: 'There is no earlier batch to compare with.',
    old: 'Something has changed since: count again to be sure.',
    countingFirst: 'Counting who would be in, and what the records say of them.',
    none: 'Not counted yet.',
    count: 'Count',
    again: 'Count again',
    failed: 'It could not be counted',
    kinds: {
      paid: 'Would be in',
      joiner: 'Joiners',
      leaver: 'Leavers',
      came: 'Not in the last batch',
      gone: 'No longer in',
      moved: 'Moved to another department',
      excluded: 'Out of scope',
      added: 'Added by hand',
      removed: 'Removed by hand',
    },
  },
  step: 'step {{step}} of {{total}}',
  people_one: '{{people}} person',
  people_other: '{{people}} people',
  left: '{{time}} left',
  leave: 'You can leave this page: the inbox tells you when it is done',
};

export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    preparing: typeof texts;
  }
}
