import type { SealedColumnDefinitions } from '../../core/sealed-column.ts';

export const secrets = {
  'employee_bank_account.account': { row: ['sealed_as'], index: 'account_index' },
  'employee_bank_split.account': { row: ['sealed_as'], index: 'account_index' },
  'employee_tax_registration.number': { row: ['sealed_as'], index: 'number_index' },
  'employee_identity.number': { row: ['sealed_as'], index: 'number_index' },
} as const satisfies SealedColumnDefinitions;
