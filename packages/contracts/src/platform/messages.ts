// Made by `npm run fix` from the folders beside it.
import { messages as imports } from './imports/messages.ts';

export const messages = { ...imports };
