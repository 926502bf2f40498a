const texts = {
  title: 'Legal entities',
  lead: 'The employers in law: whom people work for, and who pays, withholds and reports.',
  create: 'New legal entity',
  setUp: 'Set up with a guide',
  columns: {
    name: 'Name',
    code: 'Code',
    country: 'Country',
    currency: 'Currency',
    timeZone: 'Time zone',
    calendar: 'Work calendar',
    people: 'People',
  },
  weekly: 'Monday to Friday, no holidays',
  calendarThrough: '{{name}}, holidays known through {{day}}',
  emptyTitle: 'No legal entities yet',
  emptyText: 'Add the first one: departments, people and solutions belong to it.',
  newText: 'Its code stays. Country, currency and time zone can change until the first period.',
  editText: 'What it says here stands on payslips and documents made from now on.',
  settled_one: 'Country, currency and time zone stay, since there is a period: what was paid would mean something else.',
  settled_other: 'Country, currency and time zone stay, since there are {{count}} periods: what was paid would mean something else.',
  fields: {
    code: 'Code',
    codeHint: 'What files and formulas know it by. It stays.',
    nameEn: 'Name (English)',
    nameZh: 'Name (Chinese)',
    country: 'Country',
    currency: 'Currency',
    currencyHint: 'What pay is kept in where nothing else is said',
    timeZone: 'Time zone',
    timeZoneHint: 'When a day begins and ends there',
    calendar: 'Work calendar',
    calendarHint: 'Which days are worked, and which are holidays',
    registrationNumber: 'Registration number',
    registrationHint: 'As its register writes it, such as a unified social credit code or an EIN',
    address: 'Address',
  },
  nothingFound: 'Nothing is called that',
  add: 'Add',
  save: 'Save',
  remove: 'Delete',
  removeTitle: 'Delete “{{name}}”?',
  removeText: 'Nothing belongs to it. It goes for good.',
  saved: '“{{name}}” is saved.',
  removed: '“{{name}}” is deleted.',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    legalEntities: typeof texts;
  }
}
