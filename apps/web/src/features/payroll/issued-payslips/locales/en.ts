const texts = {
  title: 'Payslips',
  lead: 'Of all batches that you may see. Choose a status to publish, withdraw, forbid or allow several together.',
  emptyTitle: 'No payslips here',
  emptyText: 'They appear once a batch has generated them.',
  emptyFiltered: 'No payslip fits what you asked for.',
  status: 'Status',
  anyStatus: 'Any status',
  search: 'Name or number',
  choose: 'Choose {{name}}',
  chosen_one: '{{count}} payslip chosen',
  chosen_other: '{{count}} payslips chosen',
  tooMany: 'At most {{count}} together.',
  columns: {
    name: 'Person',
    employeeNumber: 'No.',
    number: 'Payslip',
    solution: 'Solution',
    period: 'Period',
    status: 'Status',
    seen: 'Seen',
    gross: 'Gross',
    net: 'Net',
  },
  events: { publish: 'Publish', withdraw: 'Withdraw', forbid: 'Forbid viewing', allow: 'Allow viewing' },
  questions: {
    publish_one: 'Publish {{count}} payslip?',
    publish_other: 'Publish {{count}} payslips?',
    withdraw_one: 'Withdraw {{count}} payslip?',
    withdraw_other: 'Withdraw {{count}} payslips?',
    forbid_one: 'Forbid viewing of {{count}} payslip?',
    forbid_other: 'Forbid viewing of {{count}} payslips?',
    allow_one: 'Allow viewing of {{count}} payslip again?',
    allow_other: 'Allow viewing of {{count}} payslips again?',
  },
  follows: {
    publish: 'They can be read at once. Whoever has not been told before is told now.',
    withdraw: 'They cannot be read any more until they are published again. One that was seen already cannot be withdrawn.',
    forbid: 'They cannot be read until viewing is allowed again.',
    allow: 'Those that were published before can be read again; the others stay unpublished.',
  },
  done: {
    publish_one: '{{count}} payslip is published.',
    publish_other: '{{count}} payslips are published.',
    withdraw_one: '{{count}} payslip is withdrawn.',
    withdraw_other: '{{count}} payslips are withdrawn.',
    forbid_one: 'Viewing of {{count}} payslip is forbidden.',
    forbid_other: 'Viewing of {{count}} payslips is forbidden.',
    allow_one: 'Viewing of {{count}} payslip is allowed again.',
    allow_other: 'Viewing of {{count}} payslips is allowed again.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    issuedPayslips: typeof texts;
  }
}
