import type { Guard } from '../guard.ts';

const copies = 'apps/server/src/payroll/copies';
const draft = ['tests/payroll/draft.test.ts'];
const release = ['tests/payroll/release.test.ts'];

export const copyGuards: readonly Guard[] = [
  {
    name: 'two who change the same part of a draft do not overwrite each other',
    kind: 'lock',
    file: `${copies}/save-draft.ts`,
    text: '  await requireNoConflict(tx, draft, input.version, input.changes);\n',
    without: '  void [requireNoConflict, tx];\n',
    tests: draft,
  },
  {
    name: 'tests of a copy are for who may see pay',
    kind: 'pay fields',
    file: `${copies}/get-copy.ts`,
    text: 'testsHidden ? withoutTests(definition)',
    without: 'testsHidden && false ? withoutTests(definition)',
    tests: draft,
  },
  {
    name: 'a solution that is made of another has its tests only for who may see pay',
    kind: 'pay fields',
    file: 'apps/server/src/payroll/solutions/create-solution.ts',
    text: '  return withoutTests(definition);',
    without: '  return definition ?? withoutTests(definition);',
    tests: ['tests/payroll/solutions.test.ts'],
  },
  {
    name: 'nothing is published with a red test',
    kind: 'state',
    file: `${copies}/require-publishable.ts`,
    text: '  if (!first) return program;',
    without: '  if (!first || program) return program;',
    tests: release,
  },
];
