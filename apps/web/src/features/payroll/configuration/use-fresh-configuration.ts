import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';

/** Whatever a step saves may complete it: after every change that succeeds on the page, how far the steps are is asked again. */
export function useFreshConfiguration(): void {
  const mutations = useQueryClient().getMutationCache();
  const { getConfiguration } = trpc.useUtils().payroll.configuration;
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void getConfiguration.invalidate();
      }),
    [mutations, getConfiguration],
  );
}
