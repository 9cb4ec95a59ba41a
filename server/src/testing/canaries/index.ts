export { playScenario, type Scenario, scenarios } from './scenarios.ts';
