import { byEmployee, idOf, type ListedRows } from '../../listed.ts';
import type { Sample, Samples } from '../../sample.ts';
import { payee, type VisibleFields, words } from '../../visible-fields.ts';

const scenario: Sample = { about: ({ scenarioId }) => ({ id: scenarioId, version: 1 }) };
const written = { periodCount: 2, assumptions: [] };

export const samples: Samples = {
  'payroll/scenarios/list-scenarios': { anywhere: {} },
  'payroll/scenarios/get-scenario': { about: ({ scenarioId }) => ({ id: scenarioId }) },
  'payroll/scenarios/get-scenario-choices': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/scenarios/compare-scenarios': { about: ({ scenarioId, otherScenarioId }) => ({ ids: [scenarioId, otherScenarioId] }) },
  'payroll/scenarios/list-scenario-people': {
    about: ({ scenarioId, otherScenarioId }) => ({ firstId: scenarioId, otherId: otherScenarioId, figure: 'gross' }),
  },
  'payroll/scenarios/create-scenario': { about: ({ solutionId }) => ({ solutionId, name: 'Matrix, one more', ...written }) },
  'payroll/scenarios/update-scenario': { about: ({ scenarioId }) => ({ id: scenarioId, version: 1, name: 'Matrix, renamed', ...written }) },
  'payroll/scenarios/calculate-scenario': scenario,
  'payroll/scenarios/cancel-scenario': scenario,
  'payroll/scenarios/delete-scenario': scenario,
};

export const rows: ListedRows = {
  'payroll/scenarios/list-scenarios': { rows: idOf, of: ({ scenarioId, otherScenarioId }) => [scenarioId, otherScenarioId] },
  'payroll/scenarios/list-scenario-people': byEmployee,
};

export const fields: VisibleFields = {
  'payroll/scenarios/list-scenario-people': [...payee, ...words('joiner department before after change')],
};
