// Made by `npm run fix` from the folders beside it.
import { errors as exports } from './exports/errors.ts';
import { errors as files } from './files/errors.ts';
import { errors as imports } from './imports/errors.ts';
import { errors as languages } from './languages/errors.ts';
import { errors as outgoing } from './outgoing/errors.ts';
import { errors as secrets } from './secrets/errors.ts';
import { errors as settings } from './settings/errors.ts';
import { errors as tableViews } from './table-views/errors.ts';

export const errors = { ...exports, ...files, ...imports, ...languages, ...outgoing, ...secrets, ...settings, ...tableViews };
