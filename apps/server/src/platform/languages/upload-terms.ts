import { uploadTerms as contract } from '@wagewright/contracts/platform/languages';
import { implementSteppedMutation } from '../../core/implement.ts';
import { takeTermFile } from './take-term-file.ts';

export const uploadTerms = implementSteppedMutation(contract, async (call) => await takeTermFile(call, 'create-and-update'));
