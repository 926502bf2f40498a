export { EmbeddedPostgresError, explainError } from './faults.ts';
export { resolveDataFolder } from './paths.ts';
export { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './server.ts';
export { type SupervisedPostgres, type SupervisionOptions, superviseEmbedded } from './supervise.ts';
