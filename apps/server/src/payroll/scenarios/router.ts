// Made by `npm run fix` from the folders beside it.
export { calculateScenario } from './calculate-scenario.ts';
export { cancelScenario } from './cancel-scenario.ts';
export { compareScenarios } from './compare-scenarios.ts';
export { createScenario } from './create-scenario.ts';
export { deleteScenario } from './delete-scenario.ts';
export { getScenario } from './get-scenario.ts';
export { getScenarioChoices } from './get-scenario-choices.ts';
export { listScenarioPeople } from './list-scenario-people.ts';
export { listScenarios } from './list-scenarios.ts';
export { updateScenario } from './update-scenario.ts';
