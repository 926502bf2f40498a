/** What is said of how a calculated table is made. */
export const structure = {
  of: 'Structure of {{table}}',
  column: 'Column',
  code: 'Code',
  type: 'Type',
  from: 'Made from',
  formula: 'Formula',
  and: ', ',
  digits_one: '{{count}} digit',
  digits_other: '{{count}} digits',
  types: {
    text: 'Text',
    integer: 'Whole number',
    decimal: 'Number',
    money: 'Amount',
    date: 'Day',
    boolean: 'Yes or no',
    percentage: 'Percentage',
  },
};
