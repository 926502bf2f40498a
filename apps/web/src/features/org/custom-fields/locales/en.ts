const texts = {
  title: 'Custom fields',
  lead: 'What your company keeps of people and departments beside what everybody keeps.',
  create: 'New field',
  emptyTitle: 'No custom fields yet',
  emptyText: 'Add a field such as locker, shirt size or visa end. It shows on pages, in lists and filters, and rules can read it.',
  columns: { name: 'Name', key: 'Key', entity: 'Kept of', type: 'Holds', audience: 'Seen by', required: 'Required', records: 'Filled in' },
  entities: { employee: 'People', department: 'Departments' },
  types: { text: 'Text', integer: 'Whole number', decimal: 'Number', date: 'Day', boolean: 'Yes or no', option: 'A choice' },
  audiences: { record: 'Whoever sees the record', editor: 'Whoever may change the record', pay: 'Whoever sees pay' },
  yes: 'Yes',
  no: 'No',
  notSaid: 'Not said',
  looksLike: 'Looks like {{mask}}: 9 is a digit, A a letter, X either; what is in brackets may be left out.',
  form: {
    text: 'What it is kept of and what it holds stays; the rest can change later.',
    nameEn: 'Name (English)',
    nameZh: 'Name (Chinese)',
    keyHint: 'What files and rules know it by. It stays.',
    audienceHint: 'In lists, searches and files too. Rules of payroll read it whoever sees it.',
    mask: 'Pattern (optional)',
    maskHint: '9 is a digit, A a letter, X either; what is in brackets may be left out: AA-9999[-99].',
    required: 'Has to be filled in',
    requiredHint: 'It is asked of everybody who is hired from now on, and cannot be emptied.',
    choices: 'Choices',
    choicesHint: 'What is kept, and what people read.',
    choice: { value: 'Kept as, choice {{number}}', en: 'English name, choice {{number}}', zh: 'Chinese name, choice {{number}}' },
    placeholder: { value: 'Kept as', en: 'English', zh: 'Chinese' },
    takeOut: 'Take choice {{number}} out',
    addChoice: 'Add a choice',
    add: 'Add',
    save: 'Save',
    saved: '“{{name}}” is saved.',
  },
  delete: {
    action: 'Delete',
    title: 'Delete “{{name}}”?',
    text: 'Nobody says anything in it. It goes from pages, lists and filters.',
    done: '“{{name}}” is deleted.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    customFields: typeof texts;
  }
}
