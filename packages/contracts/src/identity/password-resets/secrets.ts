import type { SealedColumnDefinitions } from '../../core/sealed-column.ts';

export const secrets = {
  'password_reset.secret': { row: ['id'] },
} as const satisfies SealedColumnDefinitions;
