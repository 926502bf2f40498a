// Made by `npm run fix` from the folders beside it.
import { messages as delegations } from './delegations/messages.ts';
import { messages as instances } from './instances/messages.ts';

export const messages = { ...delegations, ...instances };
