const texts = {
  help: 'Type, or paste from a spreadsheet. Esc and then Tab leaves the table.',
  number: 'No.',
  newRow: '+',
  add: 'Add row',
  insert: 'Insert a row above',
  remove_one: 'Remove the row',
  remove_other: 'Remove {{count}} rows',
  undo: 'Undo (Ctrl+Z)',
  redo: 'Redo (Ctrl+Y)',
  field: '{{column}}, row {{row}}',
  yes: 'Yes',
  no: 'No',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  errors_one: '{{count}} cell to mend',
  errors_other: '{{count}} cells to mend',
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  next: 'show the next',
  doubts_one: '“{{read}}” can be read in two ways:',
  doubts_other: '{{count}} cells can be read in two ways. “{{read}}” is:',
  readAs: '{{reading}}',
  tooWide: 'Nothing is pasted: {{given}} columns are copied, and from here there are {{room}}. Begin further left.',
  tooLong: 'Nothing is pasted: there can be {{max}} rows at most, and these would be {{given}}.',
  problems: {
    DOUBTFUL:
      '“{{read}}” can be {{first}} or {{second}}. Write it without a mark for thousands, with a point before the decimals; days as 2026-01-31.',
    CELL_BLANK: 'Nothing stands here. Fill it in.',
    ABOVE_WHOLE: 'This is {{read}}. If {{meant}} is meant, type {{meant}}.',
    CELL_ERROR: '“{{read}}” is an error of the spreadsheet. Type the value.',
    FORMULA_WITHOUT_RESULT: 'The result of the formula is missing. Type the value.',
    DIGITS_LOST: 'The spreadsheet has shortened this number to {{read}}: its other digits are lost. Type it again.',
    NOT_A_NUMBER: '“{{read}}” is not a number. Type digits with a decimal point, for example 1234.56.',
    TOO_MANY_DECIMALS: '“{{read}}” has more than {{max}} digits after the point. Round it.',
    NOT_WHOLE: '“{{read}}” is not a whole number. Round it.',
    PERCENT_SIGN: '“{{read}}” is a percentage; an amount belongs here.',
    CURRENCY_OTHER: '“{{read}}” is marked {{sign}}; this column is in {{currency}}.',
    DATE_AS_NUMBER: '“{{read}}” is a date where a number belongs.',
    TIME_AS_NUMBER: '“{{read}}” is a time where a number belongs: write hours like 37.5.',
    NOT_A_DATE: '“{{read}}” is not a date. Write it like 2026-01-31.',
    DATE_SHORT_YEAR: '“{{read}}” has a year of two digits. Write all four, like 2026-01-31.',
    DATE_WITH_TIME: '“{{read}}” has a time of day too. Leave it out.',
    NUMBER_AS_DATE: '“{{read}}” is a plain number where a date belongs. Write it like 2026-01-31.',
    NOT_A_BOOLEAN: '“{{read}}” is neither yes nor no.',
  },
};
export default texts;

declare module '../../../i18n/texts.ts' {
  interface Texts {
    rowsGrid: typeof texts;
  }
}
