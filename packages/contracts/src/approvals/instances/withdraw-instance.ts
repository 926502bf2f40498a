import { submitterAction } from './decision.ts';

export const withdrawInstance = submitterAction('withdraw', 'Takes back what the caller submitted, before it is decided.');
