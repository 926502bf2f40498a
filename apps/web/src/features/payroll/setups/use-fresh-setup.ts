import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';

/** Whatever is done in a step may complete it: after every change that succeeds on the page, how far the steps are is asked again. */
export function useFreshSetup(): void {
  const mutations = useQueryClient().getMutationCache();
  const { getSetup, listPayGaps } = trpc.useUtils().payroll.setups;
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        void getSetup.invalidate();
        void listPayGaps.invalidate();
      }),
    [mutations, getSetup, listPayGaps],
  );
}
