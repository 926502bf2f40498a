export { listOpenProviders } from './list-open-providers.ts';
