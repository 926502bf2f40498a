export { kindOfPayType, registerPayTypes } from './register-pay-types.ts';
