// Made by `npm run fix` from the folders beside it.
import { secrets as platform } from '../platform/secrets.ts';

export const secrets = { ...platform };

export type SealedColumn = keyof typeof secrets;
