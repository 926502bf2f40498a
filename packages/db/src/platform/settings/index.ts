export { fieldTexts } from './field-texts.ts';
export { type PageOwner, readBehaviour, readConfigs, readOwner } from './read-configs.ts';
