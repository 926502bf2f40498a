import { undoImport as contract } from '@wagewright/contracts/platform/imports';
import { implementMutation } from '../../core/implement.ts';
import { askForWork } from './move-import.ts';

export const undoImport = implementMutation(contract, (call) => askForWork(call, { ...call.input, event: 'undo', method: contract.id }));
