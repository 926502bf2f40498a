import { beginSignIn as contract } from '@wagewright/contracts/identity/providers';
import { implementSteppedMutation } from '../../core/implement.ts';
import { begin } from './begin.ts';

export const beginSignIn = implementSteppedMutation(contract, async ({ input, context }) => await begin(context, input.provider, null));
