import { writeImport as contract } from '@wagewright/contracts/platform/imports';
import { implementMutation } from '../../core/implement.ts';
import { askForWork } from './move-import.ts';

export const writeImport = implementMutation(contract, (call) =>
  askForWork(call, { ...call.input, event: 'write-import', method: contract.id }),
);
