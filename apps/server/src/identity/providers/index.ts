export { OpenProviders } from './open-providers.ts';
