// Made by `npm run fix` from the folders beside it.
import { messages as instances } from './instances/messages.ts';

export const messages = { ...instances };
