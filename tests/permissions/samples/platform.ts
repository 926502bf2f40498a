import type { Samples } from './sample.ts';

export const platform: Samples = {
  'platform/notifications/list-notifications': { anywhere: {} },
  'platform/notifications/count-unread': { anywhere: {} },
  'platform/notifications/mark-read': { anywhere: { ids: [] } },
  'platform/notifications/watch-inbox': { anywhere: {} },
  'platform/languages/get-user-language': { anywhere: {} },
  'platform/languages/update-user-language': { anywhere: { lang: 'en' } },
};
