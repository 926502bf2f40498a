const texts = {
  why: 'Why your pay is different from last time',
  fromTo: 'Net pay went from {{before}} to {{after}}.',
  total: 'Together',
  causes: {
    joiner: 'You joined',
    leaver: 'You left',
    'newly-paid': 'Paid here for the first time',
    'no-longer-paid': 'Not paid here any more',
    held: 'Pay on hold',
    rate: 'Your rate of pay',
    hours: 'Hours worked',
    absence: 'Absence',
    'one-time': 'One-time amounts',
    retro: 'Earlier periods',
    rule: 'Rules and rates',
    record: 'Your records',
    period: 'This period',
    other: 'Something else',
  },
  notes: {
    joiner: 'only part of the period or none before it',
    leaver: 'part of the period or none after it',
    'newly-paid': 'by another payroll before',
    'no-longer-paid': 'by another payroll now',
    held: 'until it is released',
    rate: 'salary or wage as of its date',
    hours: 'regular hours and overtime',
    absence: 'paid and unpaid leave',
    'one-time': 'bonuses, awards and deductions that come once',
    retro: 'corrected afterwards',
    rule: 'taxes, contributions and how they are calculated',
    record: 'what else is on file for you, such as tax choices',
    period: 'its days, and what you have earned so far this year',
    other: 'several causes that cannot be told apart',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    payslipChanges: typeof texts;
  }
}
