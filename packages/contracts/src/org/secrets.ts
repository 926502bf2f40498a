// Made by `npm run fix` from the folders beside it.
import { secrets as paymentData } from './payment-data/secrets.ts';

export const secrets = { ...paymentData };
