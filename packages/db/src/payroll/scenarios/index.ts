/** Scenarios: the base's people and input carried forward over periods, and the figures that are compared. */
export {
  type ClaimedScenario,
  claimScenario,
  failScenario,
  finishScenario,
  keepScenarioReason,
  type PersonFigures,
  readScenarioPlan,
  readScenarioReason,
  type ScenarioClaim,
  type ScenarioFailure,
  type ScenarioSlice,
  scenariosInHand,
  slicePeople,
  storeSlice,
} from './calculate.ts';
export {
  type DepartmentFigures,
  type DifferingPeople,
  type DifferingPerson,
  type Figures,
  listDifferingPeople,
  readColumnTotals,
  readDepartmentFigures,
  readPeriodFigures,
} from './figures.ts';
export { type Movements, peopleIn, planMovements, type ScenarioPerson } from './movements.ts';
export { type BasePerson, type PayItem, payItemsOf, readBasePeople, readItemPay } from './people.ts';
export { missingColumns } from './project/frozen-places.ts';
export { type ContextOf, type FrozenInput, projectInput } from './project/project-input.ts';
export { dayOf } from './project/rules.ts';
export { Raises } from './raises.ts';
export { readLedgerBefore } from './read-ledger.ts';
