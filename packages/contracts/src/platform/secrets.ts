// Made by `npm run fix` from the folders beside it.
import { secrets as files } from './files/secrets.ts';
import { secrets as imports } from './imports/secrets.ts';
import { secrets as languages } from './languages/secrets.ts';
import { secrets as settings } from './settings/secrets.ts';

export const secrets = { ...files, ...imports, ...languages, ...settings };
