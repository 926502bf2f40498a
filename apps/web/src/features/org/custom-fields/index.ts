export { CustomInputs, type CustomValues, changedCustom, customFaults } from './CustomInputs.tsx';
export { type CustomText, useCustomText } from './use-custom-text.ts';
