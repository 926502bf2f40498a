const texts = {
  title: 'Cost centers',
  lead: 'Which cost centers bear this person’s cost, in shares of 100 %. One takes what rounding leaves over: parts add up to the cent.',
  add: 'Divide the cost',
  change: 'Change',
  remove: 'Remove',
  everyItem: 'All compensation',
  nothingTitle: 'The cost is not divided',
  assigned: '{{costCenter}} bears all of it, by the present job.',
  unassigned: 'The present job names no cost center either.',
  states: { past: 'Past', current: 'Current', planned: 'Planned' },
  daysOpen: 'From {{from}}, no end',
  part: '{{share}} {{name}} ({{code}})',
  main: 'main',
  tail: 'takes the difference of rounding',
  saved: 'The cost of {{name}} is divided from {{from}}.',
  removeTitle: 'Remove the division from {{from}}?',
  removeText: 'What ended on the day before holds on in its place. Where nothing did, the cost is not divided on these days.',
  removed: 'The division from {{from}} is removed.',
  form: {
    title: 'Cost of {{name}}',
    text: 'The shares add up to exactly 100 %. What payroll has divided already is never changed silently.',
    item: 'What is divided',
    costCenter: 'Cost center {{number}}',
    share: 'Share of cost center {{number}}',
    main: 'Main cost center',
    tail: 'Takes the difference of rounding',
    takeOut: 'Take out cost center {{number}}',
    addLine: 'Add a cost center',
    choose: 'Choose…',
    whole: 'Adds up to 100 %. Without a choice the main one takes the difference of rounding.',
    missing: '{{share}} is still missing.',
    tooMuch: '{{share}} too much.',
    mainMissing: 'Choose the main cost center.',
    from: 'Effective from',
    end: 'End',
    noEnd: 'No end',
    onDay: 'On a day',
    until: 'Last day',
    reason: 'Reason of the change',
    givesWay: 'Gives way on these days',
    save: 'Save',
    replace: 'Save and replace',
  },
  history: {
    title: 'Changes of cost centers',
    put: '{{item}}: divided from {{from}}',
    removed: '{{item}}: division from {{from}} was removed',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    costAllocations: typeof texts;
  }
}
