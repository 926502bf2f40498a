import type { Guard } from '../guard.ts';

const db = 'packages/db/src';
const tests = 'packages/db/test/payroll/known';

/** What a question about an earlier day rests on. */
export const knownGuards: readonly Guard[] = [
  {
    name: 'the app’s role cannot write what was known',
    kind: 'known then',
    file: `${db}/migrate/roles.ts`,
    text: 'GRANT SELECT ON ALL TABLES IN SCHEMA bi, known TO',
    without: 'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA bi, known TO',
    tests: [`${tests}/row-versions.test.ts`],
    only: 'versions cannot be',
  },
  {
    name: 'the ledger is read as it stood',
    kind: 'known then',
    file: `${db}/payroll/batches/history-windows.ts`,
    text: `\${knownAt ? \` AND l.recorded_at < \${instantSql(knownAt)}\` : ''}`,
    without: '',
    tests: [`${tests}/prepared-as-known.test.ts`],
    only: 'the ledger is as it stood',
  },
  {
    name: 'a day before versions were kept is refused',
    kind: 'known then',
    file: `${db}/payroll/known/known-since.ts`,
    text: 'on < first || ',
    without: '',
    tests: [`${tests}/prepared-as-known.test.ts`],
    only: 'are refused',
  },
  {
    name: 'the calendar of a run that looks back is as it was known',
    kind: 'known then',
    file: `${db}/payroll/runs/read-run-source.ts`,
    text: 'asKnown(statement, fork?.knownAt ?? undefined)',
    without: 'statement',
    tests: [`${tests}/versioned-tables.test.ts`],
    only: 'the versions alone',
  },
];
