import { saveDemoSetting as contract } from '@wagewright/contracts/platform/settings';
import { implementMutation } from '../../core/implement.ts';
import { saveConfigValue } from './saved-config.ts';

export const saveDemoSetting = implementMutation(contract, async (call) => {
  const { version: seen, ...value } = call.input;
  const { version } = await saveConfigValue(call, { typeCode: 'demo', value, version: seen });
  return { version };
});
