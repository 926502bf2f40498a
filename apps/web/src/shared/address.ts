import type { AnyRouter } from '@tanstack/react-router';

/** Goes to an address below the base path, as the router's own locations and the server's messages write it: `/payroll/batches/4?tab=table`. */
export function goTo(router: AnyRouter, address: string): void {
  const basePath = router.basepath === '/' ? '' : router.basepath.replace(/\/$/, '');
  router.history.push(`${basePath}${address}`);
}
