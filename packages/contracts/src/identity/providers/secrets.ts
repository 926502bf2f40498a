import type { SealedColumnDefinitions } from '../../core/sealed-column.ts';

export const secrets = {
  'sign_in_provider.client_secret': { row: ['code'] },
  'sign_in_provider_attempt.secrets': { row: ['id'] },
} as const satisfies SealedColumnDefinitions;
