// Made by `npm run fix` from the folders beside it.
import { messages as batches } from './batches/messages.ts';
import { messages as payslipArchives } from './payslip-archives/messages.ts';
import { messages as payslipDisputes } from './payslip-disputes/messages.ts';
import { messages as payslipMoves } from './payslip-moves/messages.ts';
import { messages as payslips } from './payslips/messages.ts';
import { messages as periods } from './periods/messages.ts';
import { messages as scenarios } from './scenarios/messages.ts';

export const messages = { ...batches, ...payslipArchives, ...payslipDisputes, ...payslipMoves, ...payslips, ...periods, ...scenarios };
