const texts = {
  byItem: 'What changed',
  against: 'Against “{{batch}}”, {{period}}: the last batch of the solution that was approved. Choose an item to look into it.',
  item: 'Item',
  sum: 'Total',
  before: 'Last time',
  after: 'Now',
  change: 'Change',
  changedFor: 'People',
  why: '{{item}}: why',
  whyNote: 'Every part of the change has its cause; together they are the change, to the cent.',
  where: '{{item}}: where',
  whereNote: '{{shown}} of {{total}} departments, the largest change first.',
  who: '{{item}}: who',
  whoNote: 'The largest changes first. Open a person to see every item.',
  total: 'Change in all',
  noDepartment: 'No department',
  people_one: '{{people}} person',
  people_other: '{{people}} people',
  causes: {
    joiner: 'Joined',
    leaver: 'Leaves in the period',
    'newly-paid': 'Paid now, not last time',
    'no-longer-paid': 'Gone since last time',
    held: 'Held',
    rate: 'Rate of pay',
    hours: 'Hours',
    absence: 'Absence',
    'one-time': 'One-time input',
    retro: 'Owed for earlier periods',
    rule: 'Rules and rates',
    record: 'Personal data',
    period: 'The period and the year so far',
    other: 'Other, see the explanation',
  },
  cause: 'Cause',
  department: 'Department',
  person: 'Person',
  number: 'Number',
  openPerson: 'All changes of {{name}}',
  all: 'All',
  nobody: 'Nobody matches',
  nobodyText: 'Set a filter back to “All”, or seek another person.',
  same: 'Nothing changed',
  sameText: 'Everybody is paid what they were paid in “{{batch}}”.',
  going: 'Comparing with the last batch',
  goingNote: 'Every figure is taken apart by cause, against “{{batch}}”. It goes on when you leave this page.',
  progress: '{{done}} of {{total}} people',
  waits: 'Waiting for a worker',
  do: { start: 'Compare again', cancel: 'Cancel the comparison' },
  states: {
    none: { title: 'Nothing to compare yet', text: 'Calculate the batch to its last step; it is compared with the last one then.' },
    first: {
      title: 'The first of its kind',
      text: 'No earlier batch of the solution has been approved. As soon as one is, this batch is compared with it.',
    },
    'off-cycle': {
      title: 'Off-cycle batches are not compared',
      text: 'It pays something beside the normal batches, so it has no last time.',
    },
    hidden: { title: 'Not for you to see', text: 'You may see this batch, but not the pay of the batch that it is compared with.' },
    failed: { title: 'The comparison failed' },
    canceled: { title: 'The comparison was canceled', text: 'Compare again to see what changed.' },
  },
};

export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    variance: typeof texts;
  }
}
