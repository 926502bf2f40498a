// Made by `npm run fix` from the folders beside it.
import { secrets as passwordResets } from './password-resets/secrets.ts';
import { secrets as providers } from './providers/secrets.ts';
import { secrets as secondFactor } from './second-factor/secrets.ts';

export const secrets = { ...passwordResets, ...providers, ...secondFactor };
