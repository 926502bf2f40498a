import { saveConfig as contract } from '@wagewright/contracts/platform/settings';
import { implementMutation } from '../../core/implement.ts';
import { saveConfigValue } from './saved-config.ts';

export const saveConfig = implementMutation(contract, async (call) => await saveConfigValue(call, call.input));
