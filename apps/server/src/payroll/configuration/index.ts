export { readConfigurationFacts } from './configuration-facts.ts';
export { stepStates } from './step-states.ts';
