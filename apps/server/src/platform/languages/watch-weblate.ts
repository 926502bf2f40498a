import { watchWeblate as contract } from '@wagewright/contracts/platform/languages';
import { implementSubscription } from '../../core/implement.ts';
import { viewWeblate } from './view-weblate.ts';

export const watchWeblate = implementSubscription(
  contract,
  ({ topic }) => topic === 'weblate',
  async ({ context }) => await viewWeblate(context),
);
