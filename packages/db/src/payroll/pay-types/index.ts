export { payTypesTarget } from './import-target.ts';
export { kindOfPayType, registerPayTypes } from './register-pay-types.ts';
