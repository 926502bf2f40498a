import type { SealedColumnDefinitions } from '../../core/sealed-column.ts';

export const secrets = {
  'system_parameter.secret': { row: ['name'] },
} as const satisfies SealedColumnDefinitions;
