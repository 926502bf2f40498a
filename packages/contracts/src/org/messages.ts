// Made by `npm run fix` from the folders beside it.
import { messages as certificates } from './certificates/messages.ts';

export const messages = { ...certificates };
