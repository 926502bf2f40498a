// Made by `npm run fix` from the folders beside it.

import { secrets as identity } from '../identity/secrets.ts';
import { secrets as org } from '../org/secrets.ts';
import { secrets as platform } from '../platform/secrets.ts';

export const secrets = { ...platform, ...identity, ...org };

export type SealedColumn = keyof typeof secrets;
