import { uploadTermsByMode as contract } from '@wagewright/contracts/platform/languages';
import { implementSteppedMutation } from '../../core/implement.ts';
import { takeTermFile } from './take-term-file.ts';

export const uploadTermsByMode = implementSteppedMutation(contract, async (call) => await takeTermFile(call, call.input.mode));
