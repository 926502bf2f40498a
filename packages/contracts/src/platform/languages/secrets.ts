import type { SealedColumnDefinitions } from '../../core/sealed-column.ts';

export const secrets = {
  'weblate_setting.token': { row: ['id'] },
} as const satisfies SealedColumnDefinitions;
