export { resolveDataFolder } from './paths.ts';
export { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './server.ts';
