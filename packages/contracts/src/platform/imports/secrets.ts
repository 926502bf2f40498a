import type { SealedColumnDefinitions } from '../../core/sealed-column.ts';

export const secrets = {
  'import_number.number': { row: ['import_id', 'sealed_as'] },
} as const satisfies SealedColumnDefinitions;
