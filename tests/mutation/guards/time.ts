import type { Guard } from '../guard.ts';

const brought = 'packages/db/src/time/leave/import';
const tests = ['tests/time/leave-balances-import.test.ts'];

/** Balances of leave: by hand and by a file. */
export const timeGuards: readonly Guard[] = [
  {
    name: 'nobody brings their own balance of leave by a file',
    kind: 'own submission',
    file: `${brought}/said-balances.ts`,
    text: "  const found: RowReason[] = isOwn ? [{ code: 'LEAVE_ONES_OWN', details }] : [];",
    without: '  const found: RowReason[] = [];',
    tests,
    only: 'all that is wrong with it',
  },
  {
    name: 'nobody undoes what a file has brought of their own leave',
    kind: 'own submission',
    file: `${brought}/index.ts`,
    text: "    if (job.status === 'undoing') await requireOthers(sql, job);",
    without: '',
    tests,
    only: 'somebody whose own balance',
  },
  {
    name: 'a file of balances finds the people of its legal entity alone',
    kind: 'scope',
    file: `${brought}/said-balances.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands there as a template
    text: ' AND e.legal_entity_id = ${legalEntityId}\n',
    without: '\n',
    tests,
    only: 'all that is wrong with it',
  },
  {
    name: 'balances are adjusted where the ledger keeps one, from its first day on',
    kind: 'state',
    file: 'packages/db/src/time/leave/adjustments.ts',
    text: "  return day < first ? { code: 'LEAVE_DAY_EARLY', first } : null;",
    without: '  return null;',
    tests,
    only: 'all that is wrong with it',
  },
  {
    name: 'what is taken back is neither given nor used',
    kind: 'state',
    file: 'packages/db/src/time/leave/leave-rows.ts',
    text: 'Map.groupBy(entries.filter(isGiven), ({ key, day }) => `${key} ${day}`)',
    without: 'Map.groupBy(entries.filter(isGiven), (entry) => entry)',
    tests,
    only: 'what lapses and goes over too',
  },
];
