import { saveLoginPage as contract } from '@wagewright/contracts/platform/settings';
import { implementMutation } from '../../core/implement.ts';
import { saveConfigValue } from './saved-config.ts';

export const saveLoginPage = implementMutation(contract, async (call) => {
  const { version: seen, ...value } = call.input;
  const { version } = await saveConfigValue(call, { typeCode: 'login-page', value, version: seen });
  return { version };
});
