// Made by `npm run fix` from the folders beside it.
import { messages as passwordResets } from './password-resets/messages.ts';
import { messages as passwords } from './passwords/messages.ts';
import { messages as providers } from './providers/messages.ts';
import { messages as secondFactor } from './second-factor/messages.ts';

export const messages = { ...passwordResets, ...passwords, ...providers, ...secondFactor };
