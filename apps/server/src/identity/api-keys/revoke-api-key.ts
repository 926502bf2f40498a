import { revokeApiKey as contract } from '@wagewright/contracts/identity/api-keys';
import { implementMutation } from '../../core/implement.ts';
import { endKey } from './end-key.ts';

export const revokeApiKey = implementMutation(contract, async (call) => await endKey(call, call.input.id, call.actor.userId));
