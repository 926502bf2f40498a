const texts = {
  title: 'Pay types',
  lead: 'What pay items are. Columns of all solutions carry them, and totals add up whatever carries one.',
  columns: { name: 'Name', code: 'Code', type: 'Type', uses: 'Where used' },
  fields: { nameEn: 'Name (English)', nameZh: 'Name (Chinese)', code: 'Code' },
  create: 'New pay type',
  import: 'Import a file',
  codeHint: 'What rules and formulas know it by. It stays.',
  typeHint: 'What a column that carries it is for the person who is paid.',
  chooseType: 'Choose…',
  emptyTitle: 'No pay types yet',
  emptyText: 'Add them here, or publish rules that name some: they join the list.',
  notUsed: 'Not used',
  usedBy: '{{columns}} of {{solutions}}',
  columnCount_one: '{{count}} column',
  columnCount_other: '{{count}} columns',
  solutionCount_one: '{{count}} solution',
  solutionCount_other: '{{count}} solutions',
  copyOf: '{{solution}}, copy {{number}}',
  calledThere: 'Called “{{name}}” there.',
  beyond_one: 'And {{count}} solution that you may not see.',
  beyond_other: 'And {{count}} solutions that you may not see.',
  add: 'Add',
  save: 'Save',
  remove: 'Delete',
  removeTitle: 'Delete “{{name}}”?',
  removeText: 'It goes from the list. Nothing uses it.',
  saved: '“{{name}}” is saved.',
  removed: '“{{name}}” is deleted.',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    payTypes: typeof texts;
  }
}
