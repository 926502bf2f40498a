import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/solutions/list-solutions': { anywhere: {} },
  'payroll/solutions/get-solution': { about: ({ solutionId }) => ({ id: solutionId }) },
  'payroll/solutions/list-templates': { anywhere: {} },
  'payroll/solutions/create-solution': {
    about: ({ solutionId, legalEntityId }) => ({
      code: 'MATRIX',
      name: { en: 'Matrix' },
      legalEntityId,
      periodType: 'monthly',
      fromSolutionId: solutionId,
    }),
  },
  'payroll/solutions/update-solution': { about: ({ solutionId }) => ({ id: solutionId, version: 1, memo: 'Matrix' }) },
  'payroll/solutions/switch-solution': { about: ({ solutionId }) => ({ id: solutionId, version: 1, active: false }) },
  'payroll/solutions/set-solution-users': { about: ({ solutionId }) => ({ id: solutionId, version: 1, managers: [], approvers: [] }) },
  'payroll/solutions/search-solution-users': {
    about: ({ solutionId }) => ({ solutionId, role: 'manager', keywords: 'matrix' }),
  },
  'payroll/solutions/set-solution-roles': {
    about: ({ solutionId }) => ({ id: solutionId, version: 1, roles: [{ name: 'Matrix', capabilities: ['read'] }] }),
  },
  'payroll/solutions/list-permission-templates': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/solutions/save-permission-template': { about: ({ solutionId }) => ({ solutionId, name: 'Matrix kept' }) },
  'payroll/solutions/delete-permission-template': {
    about: ({ solutionId, permissionTemplateId }) => ({ solutionId, templateId: permissionTemplateId }),
  },
  'payroll/solutions/save-template': { about: ({ solutionId }) => ({ solutionId, code: 'MATRIX', name: { en: 'Matrix' } }) },
  'payroll/solutions/save-batch-as-test': { about: ({ batchId, employeeId }) => ({ batchId, name: 'Matrix', employeeIds: [employeeId] }) },
  'payroll/solutions/list-places': { anywhere: {} },
};

export const rows: ListedRows = {
  // whoever holds the role can be named, wherever they work: of all people of the matrix one
  'payroll/solutions/search-solution-users': { rows: idOf, of: (_place, { world }) => [world.people.userIds['solution-manager']] },
  // the packs for everybody; templates of solutions as they are saved are for tests/payroll/solutions.test.ts
  'payroll/solutions/list-templates': {
    rows: ({ rows: found }: { rows: readonly { solutionId: number | null }[] }) => found.flatMap(({ solutionId }) => solutionId ?? []),
    of: ({ solutionId }) => [solutionId],
  },
  'payroll/solutions/list-permission-templates': { rows: idOf, of: ({ permissionTemplateId }) => [permissionTemplateId] },
  'payroll/solutions/list-solutions': { rows: idOf, of: ({ solutionId }) => [solutionId] },
  'payroll/solutions/list-places': { rows: idOf, of: ({ legalEntityId }) => [legalEntityId] },
};
