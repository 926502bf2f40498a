import type { Guard } from '../guard.ts';

const server = 'apps/server/src';
const payees = ['tests/payroll/payees.test.ts'];
const views = ['apps/server/test/platform/table-views/table-views.test.ts'];
const variance = ['tests/payroll/variance.test.ts'];

/** People of a batch: other input for one of them, their changes, and the views that show them. */
export const batchPeopleGuards: readonly Guard[] = [
  {
    name: 'what a record says is not typed over',
    kind: 'state',
    file: `${server}/payroll/payees/change-payee-input.ts`,
    text: `    if (!isTyped) throw new AppError('NOT_FOUND', { what: 'typed table', id: table });\n`,
    without: '',
    tests: payees,
    only: 'frozen records cannot be kept',
  },
  {
    name: 'a result that is not that of its input goes with the run that should have corrected it',
    kind: 'state',
    file: 'packages/db/src/payroll/runs/end-run.ts',
    text: `CASE WHEN $4::text = 'partial' AND $2::text = 'waiting' THEN`,
    without: 'CASE WHEN $4::text IS NULL THEN',
    tests: payees,
    only: 'where the calculation is cancelled',
  },
  {
    name: 'a view is shared with whoever sees the batches of its solution',
    kind: 'scope',
    file: `${server}/platform/table-views/own-view.ts`,
    text: `return reach !== undefined && (await db.solution.count({ where: { AND: [{ id }, solutionsWithin(reach)] } })) > 0;`,
    without: 'return reach !== undefined && (await db.solution.count({ where: { AND: [{ id }] } })) > 0;',
    tests: views,
    only: 'that are shared',
  },
  {
    name: 'whoever was given one batch is told nothing of the last one',
    kind: 'scope',
    file: `${server}/payroll/variance/load-comparison.ts`,
    text: `return mayKnow > 0 ? { state: comparison.status, comparison } : { state: 'hidden' };`,
    without: 'return { state: comparison.status, comparison };',
    tests: variance,
  },
  {
    name: 'a scope is judged anew when a record has changed',
    kind: 'state',
    file: 'packages/db/src/payroll/batches/scope/scope-standings.ts',
    text: '!(await hasAny',
    without: '!(false && await hasAny',
    tests: ['packages/db/test/payroll/batches/application-scope.test.ts'],
    only: 'judged once',
  },
];
