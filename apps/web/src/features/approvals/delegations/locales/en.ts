const texts = {
  title: 'Stand-ins',
  lead: 'Who approves on your behalf while you are away, and for whom you do.',
  emptyTitle: 'Nobody stands in for anybody',
  emptyText: 'When you are away, let somebody approve on your behalf for those days.',
  new: 'Let somebody stand in',
  newTitle: 'Who approves on your behalf?',
  newText:
    'What waits for you then waits for them as well ({{kinds}}). You can still decide, and both names stand in the history. They never decide what they submitted.',
  to: 'Who stands in',
  startsOn: 'First day',
  endsOn: 'Last day',
  missing: 'Choose somebody',
  missingDay: 'Choose a day',
  backwards: 'The last day is before the first',
  separator: ', ',
  create: 'Let them stand in',
  created: '{{who}} stands in for you',
  end: 'End',
  endAsk: 'Shall {{to}} stand in for you no more?',
  endText: 'From now on they cannot decide on your behalf. What they have decided stays.',
  ended: 'Ended',
  columns: { who: 'Who', days: 'Days', reason: 'Remarks', state: 'State', end: 'End it' },
  who: { given: '{{to}} stands in for you', received: 'You stand in for {{from}}' },
  states: { ahead: 'To come', active: 'Now', over: 'Over', ended: 'Ended' },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    delegations: typeof texts;
  }
}
