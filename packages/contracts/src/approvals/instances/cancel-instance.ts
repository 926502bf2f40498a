import { submitterAction } from './decision.ts';

export const cancelInstance = submitterAction('cancel', 'Gives up what came back to the caller: it will not be submitted again.');
