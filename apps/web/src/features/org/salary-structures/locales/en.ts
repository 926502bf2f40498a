const texts = {
  title: 'Salary structures',
  lead: 'What a legal entity pays by pay grade and pay level, from when. Amounts of compensation files can refer to them and then lie within their range.',
  columns: {
    name: 'Name',
    code: 'Code',
    legalEntity: 'Legal entity',
    item: 'Compensation item',
    currency: 'Currency',
    levels: 'Levels today',
  },
  fields: { nameEn: 'Name (English)', nameZh: 'Name (Chinese)' },
  empty: {
    title: 'No salary structures yet',
    text: 'Add one for a compensation item such as base salary, then write or paste its levels.',
  },
  facts: { item: '{{item}} in {{currency}}', code: 'Code {{code}}' },
  new: {
    action: 'New salary structure',
    title: 'New salary structure',
    text: 'Its grades and levels follow on its page. Code, legal entity, item and currency stay.',
    codeHint: 'Files name it by this code.',
    choose: 'Choose…',
    submit: 'Create',
    done: '“{{name}}” is there. Write or paste its levels.',
  },
  rename: { action: 'Rename', text: 'The name that people see. The code stays.', submit: 'Save', done: 'The name is saved.' },
  delete: {
    action: 'Delete',
    title: 'Delete “{{name}}”?',
    text: 'No compensation file refers to it. Its levels and versions go with it.',
    done: '“{{name}}” is deleted.',
  },
  ranges: {
    title: 'Grades and levels',
    grade: 'Pay grade',
    level: 'Pay level',
    minimum: 'Minimum',
    midpoint: 'Midpoint',
    maximum: 'Maximum',
    since: 'As they hold since {{from}}.',
    plannedFrom: 'As they are planned from {{from}} on.',
    none: 'None yet. Write a row for each level, or paste rows out of a spreadsheet.',
    hint: 'Amounts that people are paid stay as they are when ranges change.',
    incomplete: 'Each row needs a grade, a level and three amounts. Complete the rows that are marked, or take them out.',
    from: 'In force from',
    fromHint: 'On the first day of a version, it is corrected.',
    reason: 'Reason of the change',
    reasonHint: 'Stands in the history.',
    save: 'Save from this day on',
    saved: 'Grades and levels are saved from {{from}} on.',
  },
  history: { title: 'Versions', since: 'From {{day}} on', levels_one: '{{count}} level', levels_other: '{{count}} levels', show: 'Show' },
  takeBack: {
    action: 'Take back',
    title: 'Take back the version from {{day}}?',
    text: 'The version before it holds on in its place; without one, there are no levels on these days. Amounts that people are paid stay.',
    confirm: 'Take back',
    done: 'The version is taken back.',
  },
  changes: { title: 'Changes', latest: 'The latest {{count}}.' },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    salaryStructures: typeof texts;
  }
}
