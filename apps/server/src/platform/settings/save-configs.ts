import { AppError } from '@wagewright/contracts';
import { saveConfigs as contract } from '@wagewright/contracts/platform/settings';
import { implementMutation } from '../../core/implement.ts';
import { saveConfigValue } from './saved-config.ts';

export const saveConfigs = implementMutation(contract, async (call) => {
  const { configs } = call.input;
  const codes = configs.map(({ typeCode }) => typeCode);
  const doubled = codes.find((code, at) => codes.indexOf(code) !== at);
  if (doubled) throw new AppError('VALIDATION_FAILED', { reason: `configs: ${doubled} stands there twice` });
  const saved = [];
  // in one order, so that two who save the same do not wait for each other
  for (const config of configs.toSorted((one, other) => one.typeCode.localeCompare(other.typeCode)))
    saved.push(await saveConfigValue(call, config));
  return { configs: saved };
});
