const texts = {
  title: 'Audit',
  lead: 'Everything that anybody did: who, when, from where, and what was there before.',
  columns: {
    at: 'When',
    who: 'Who',
    action: 'What',
    entityId: 'Record',
    changes: 'Before → after',
    address: 'Address',
    traceId: 'Trace id',
  },
  product: 'The product itself',
  onBehalfOf: 'for {{name}}',
  throughKey: 'through the key “{{name}}”',
  onBehalf: 'On behalf of',
  key: 'Through key',
  entryNumber: 'Entry',
  hiddenPay: 'pay, hidden from you',
  nothing: 'nothing',
  moreChanges_one: 'and {{count}} more',
  moreChanges_other: 'and {{count}} more',
  emptyTitle: 'Nothing was done',
  emptyText: 'No entry is as the filters say. Widen them.',
  filters: {
    who: 'Who: name or account',
    entity: 'Kind of record',
    anyEntity: 'Everything',
    from: 'From day',
    to: 'To day',
    short: { from: 'From', to: 'To' },
    entityId: 'Number of the record',
    traceId: 'Trace id',
    address: 'Address',
    clear: 'Show all',
  },
  check: {
    action: 'Check the chain',
    title: 'Is the record whole?',
    note: 'Each entry’s hash covers the entry and the hash before it. What was altered or removed is found, with its place.',
    start: 'Check all entries',
    again: 'Check again',
    progress: '{{checked}} of {{total}} entries checked',
    holds: 'The record is whole',
    holdsText_one: '{{entries}} entry is as it was written, and none is missing between.',
    holdsText_other: '{{entries}} entries are as they were written, and none is missing between.',
    broken: 'The chain breaks at entry {{id}}',
    altered:
      'Entry {{id}} of {{at}} says something else than when it was written. Compare it with a backup, and ask who had access to the database.',
    missing: 'Before entry {{id}} of {{at}} entries are missing. Compare with a backup, and ask who had access to the database.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    audit: typeof texts;
  }
}
