const texts = {
  import: 'Import',
  columns: { name: 'Name', code: 'Code', grade: 'Grade', people: 'People', rank: 'Rank', positions: 'Positions' },
  fields: { nameEn: 'Name (English)', nameZh: 'Name (Chinese)', code: 'Code', codeHint: 'What files and formulas know it by. It stays.' },
  noGrade: 'No grade',
  rankHint: 'A higher rank stands above a lower one.',
  add: 'Add',
  save: 'Save',
  remove: 'Delete',
  removeTitle: 'Delete “{{name}}”?',
  removeText: 'It goes from the list. One that was ever used stays.',
  saved: '“{{name}}” is saved.',
  removed: '“{{name}}” is deleted.',
  positions: {
    title: 'Positions',
    lead: 'What people are in the company. Each assignment of a person names one.',
    create: 'New position',
    text: 'Its code stays; its name and grade can change, and then change for everybody who holds it.',
    emptyTitle: 'No positions yet',
    emptyText: 'Add the first one. People are given positions by their assignments.',
  },
  grades: {
    title: 'Grades',
    lead: 'The levels of positions, the highest first.',
    create: 'New grade',
    text: 'Positions name a grade, and rules can pay by it.',
    emptyTitle: 'No grades yet',
    emptyText: 'A company needs none. Add them where pay follows grades.',
  },
  costCenters: {
    title: 'Cost centers',
    lead: 'What cost is put on: of somebody’s assignment, or divided by their allocation.',
    create: 'New cost center',
    text: 'Its code stays, since accounts know it by that.',
    emptyTitle: 'No cost centers yet',
    emptyText: 'Add the first one. Cost is put on it by people’s assignments and allocations.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    positions: typeof texts;
  }
}
