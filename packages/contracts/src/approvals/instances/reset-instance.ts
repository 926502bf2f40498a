import { submitterAction } from './decision.ts';

export const resetInstance = submitterAction('reset', 'Makes what was rolled back to the caller a draft again.');
