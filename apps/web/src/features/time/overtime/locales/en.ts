const texts = {
  title: 'Overtime',
  lead: 'What was asked for, what was worked, and what counts.',
  mine: 'My overtime',
  mineLead: 'Asked for before it or after it, and what counts of it.',
  notSaid: 'Not said yet',
  otherHours: 'Other overtime of the month',
  asked: 'Asked for',
  after: 'On the day or after it',
  before: 'Before the day',
  reason: 'Reason',
  hours_one: '{{hours}} hour',
  hours_other: '{{hours}} hours',
  kinds: { weekday: 'Working day', restday: 'Day off', holiday: 'Public holiday' },
  ways: { pay: 'Pay', leave: 'Leave' },
  columns: {
    employee: 'Person',
    number: 'Number',
    date: 'Day',
    kind: 'Kind of day',
    applied: 'Asked for',
    actual: 'Worked',
    counts: 'Counts',
    way: 'Made good by',
    status: 'Status',
    actions: 'Actions',
  },
  none: {
    title: 'No overtime',
    own: 'What you ask for stands here, with what counts of it.',
    others: 'Nobody has asked for overtime of these days.',
  },
  fields: { date: 'Day', hours: 'Hours', hoursHint: 'In quarters of an hour, as in 1.5.', reason: 'Reason (optional)' },
  ask: {
    action: 'Ask for overtime',
    title: 'Ask for overtime',
    text: 'On the day on which it begins. It goes to whoever approves it.',
    kind: 'By the calendar: {{kind}}',
    asLeave: '{{type}} (an hour is worth {{factor}})',
    submit: 'Send',
    done: 'The request is sent.',
  },
  confirm: {
    action: 'Hours worked',
    title: 'Overtime of {{name}} on {{day}}',
    text: '{{hours}} were asked for. What was worked counts, and no more than that.',
    hours: 'Hours worked',
    submit: 'Save',
    done: '{{hours}} count.',
  },
  cancel: {
    action: 'Take back',
    title: 'Take the overtime of {{day}} back?',
    text: 'It does not count any more; leave that it has given is taken back.',
    confirm: 'Take it back',
    done: 'The overtime is taken back.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    overtime: typeof texts;
  }
}
