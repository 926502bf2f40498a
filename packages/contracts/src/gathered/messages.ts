// Made by `npm run fix` from the folders beside it.

import { messages as approvals } from '../approvals/messages.ts';
import { messages as careers } from '../careers/messages.ts';
import { messages as identity } from '../identity/messages.ts';
import { messages as org } from '../org/messages.ts';
import { messages as payroll } from '../payroll/messages.ts';
import { messages as platform } from '../platform/messages.ts';

export const messages = { ...platform, ...identity, ...org, ...approvals, ...payroll, ...careers };

export type MessageTemplate = keyof typeof messages;
