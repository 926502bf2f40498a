// Made by `npm run fix` from the folders beside it.
import { secrets as settings } from './settings/secrets.ts';

export const secrets = { ...settings };
