import type { Samples } from '../../sample.ts';
import type { VisibleFields } from '../../visible-fields.ts';

export const samples: Samples = {
  'identity/menus/get-views': { anywhere: {} },
};

export const fields: VisibleFields = {
  'identity/menus/get-views': ['user', 'permissions', 'menus'],
};
