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
  findings: {
    title: 'Findings to be answered',
    none: 'No batch waits for an answer to what was found in it.',
    errors_one: '{{total}} error',
    errors_other: '{{total}} errors',
    open_one: '{{total}} warning without a remark',
    open_other: '{{total}} warnings without a remark',
  },
  disputes: {
    title: 'Disputed payslips',
    none: 'No dispute waits for an answer.',
    open_one: '{{total}} dispute waits for an answer',
    open_other: '{{total}} disputes wait for an answer',
    oldest: 'The one that waits longest stands first.',
  },
  mine: { title: 'Waits for me', none: 'Nothing waits for your decision.', due: '{{who}} · due {{day}}' },
  deadlines: {
    title: 'Deadlines',
    none: 'Nothing is due.',
    pay: 'Pay date of {{solution}}, {{period}}',
    approval: 'Others decide by then: {{title}}',
    mine: 'You decide by then: {{title}}',
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
