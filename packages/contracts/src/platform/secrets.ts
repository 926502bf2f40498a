// Made by `npm run fix` from the folders beside it.
import { secrets as languages } from './languages/secrets.ts';
import { secrets as settings } from './settings/secrets.ts';

export const secrets = { ...languages, ...settings };
