const texts = {
  title: 'Payroll overview',
  lead: 'What is open, what it waits for, and what it has cost.',
  periods: {
    title: 'Open periods, and what they wait for',
    note_one: '1 period is activated',
    note_other: '{{count}} periods are activated',
    none: 'No period is activated.',
    all: 'Go to the periods',
  },
  batches: {
    title: 'Batches by status',
    note_one: '1 batch',
    note_other: '{{total}} batches',
    none: 'There are no batches yet.',
    all: 'Go to the batches',
  },
  mine: { title: 'Waits for me', none: 'Nothing waits for your decision.', due: '{{who}} · due {{day}}' },
  deadlines: {
    title: 'Deadlines',
    none: 'Nothing is due.',
    pay: 'Pay date of {{solution}}, {{period}}',
    close: '{{solution}}, {{period}} closes by itself',
  },
  trend: {
    title: 'Cost of {{solution}}',
    note_one: 'The last period that is approved or closed.',
    note_other: 'The last {{count}} periods that are approved or closed.',
    period: 'Period',
    payDate: 'Pay date',
    people: 'People',
    gross: 'Gross',
    net: 'Net',
    cost: 'Employer cost',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    overview: typeof texts;
  }
}
