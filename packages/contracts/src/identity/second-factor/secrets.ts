import type { SealedColumnDefinitions } from '../../core/sealed-column.ts';

export const secrets = {
  'second_factor.seed': { row: ['user_id'] },
} as const satisfies SealedColumnDefinitions;
