const texts = {
  title: 'Shifts',
  lead: 'When people work on a day. Rosters say who works which of them.',
  wholeCompany: 'The whole company',
  active: 'In use',
  closed: 'Off',
  times: '{{start}}–{{end}}',
  overnightTimes: '{{start}}–{{end}} the next day',
  hours_one: '{{hours}} hour',
  hours_other: '{{hours}} hours',
  noBreak: 'None',
  notFlexible: 'No',
  minutesLater_one: 'Up to {{count}} minute',
  minutesLater_other: 'Up to {{count}} minutes',
  columns: {
    name: 'Shift',
    code: 'Code',
    times: 'From–until',
    breaks: 'Breaks',
    hours: 'Worked',
    flexible: 'May begin later',
    owner: 'Belongs to',
    state: 'State',
  },
  empty: { title: 'No shifts yet', text: 'Make the shifts that people work, then a roster that says who works which.' },
  fields: {
    start: 'Begins',
    end: 'Ends',
    break: { start: 'Break {{count}} from', end: 'until' },
    addBreak: 'Add a break',
    removeBreak: 'Remove',
    flexible: 'May begin later by (minutes)',
    flexibleHint: 'Whoever begins later ends as much later, and is not late.',
    comesTo: '{{hours}} are worked.',
    comesToOvernight: '{{hours}} are worked. The shift ends on the next day and counts for the day on which it begins.',
    isActive: 'Rosters may take it',
  },
  faults: {
    'no-length': 'It ends when it begins. Choose another time of its end.',
    'break-outside': 'A break does not lie within the shift, or ends before it begins.',
    'breaks-overlap': 'Two breaks overlap.',
    'nothing-worked': 'Its breaks leave nothing to work.',
  },
  new: {
    action: 'New shift',
    title: 'New shift',
    text: 'Its times stay: what has been counted by them would become another thing. For other times, make another shift.',
    codeHint: 'What files and rules know it by. It stays.',
    submit: 'Make it',
    done: '“{{name}}” is made.',
  },
  change: { text: '{{times}}, breaks {{breaks}}, {{hours}}. These stay.', submit: 'Save', done: 'The shift is saved.' },
  delete: {
    action: 'Delete',
    title: 'Delete “{{name}}”?',
    text: 'One that rosters or attendance have stays.',
    done: '“{{name}}” is deleted.',
  },
};

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    shifts: typeof texts;
  }
}
export default texts;
