import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'platform/languages/get-user-language': { anywhere: {} },
  'platform/languages/update-user-language': { anywhere: { lang: 'en' } },
};
