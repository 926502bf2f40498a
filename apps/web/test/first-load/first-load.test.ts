import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstLoad } from '../../scripts/first-load.ts';
import { addSlice, copyWeb, readFirstLoad, webFolder } from './read-first-load.ts';

/** Packages that the frame and the sign-in page stand on. */
const packages = [
  '@fontsource-variable/inter',
  '@mantine/core',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/history',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-store',
  '@tanstack/router-core',
  '@tanstack/store',
  '@trpc/client',
  '@trpc/react-query',
  '@trpc/server',
  'clsx',
  'copy-anything',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'scheduler',
  'superjson',
  'use-sync-external-store',
];

/**
 * What slices other than the sign-in bring into the first load: readers of addresses, what is registered at the start, the frame's
 * texts, and the pages for what went wrong, which must be there when nothing more can be fetched.
 */
const ofOtherSlices = [
  'features/approvals/instances/index.ts',
  'features/approvals/instances/subjects.ts',
  'features/careers/compensation-reviews/review-search.ts',
  'features/careers/personnel-actions/action-search.ts',
  'features/identity/sessions/security-tabs.ts',
  'features/identity/users/user-tabs.ts',
  'features/org/certificates/certificate-search.ts',
  'features/org/contracts/contract-search.ts',
  'features/org/employees/people-search.ts',
  'features/org/employees/person-tabs.ts',
  'features/org/one-time-payments/payment-search.ts',
  'features/payroll/batches/batch-search.ts',
  'features/payroll/batches/table/pivot/pivot-state.ts',
  'features/payroll/global-tables/global-table-search.ts',
  'features/payroll/payees/payee-search.ts',
  'features/payroll/periods/period-search.ts',
  'features/payroll/scenarios/scenario-search.ts',
  'features/payroll/setups/setup-places.ts',
  'features/payroll/solutions/solution-tabs.ts',
  'features/platform/imports/import-search.ts',
  'features/platform/languages/record-names-search.ts',
  'features/platform/languages/terms-search.ts',
  'features/platform/notifications/inbox-tabs.ts',
  'features/shell/ErrorPage.tsx',
  'features/shell/NotFoundPage.tsx',
  'features/shell/locales/en.ts',
  'features/shell/locales/zh-CN.ts',
  'features/shell/pages.module.css',
  'features/shell/pages.ts',
  'features/time/corrections/correction-search.ts',
  'features/time/overtime/hours-search.ts',
  'features/time/requests/request-search.ts',
  'features/time/rosters/week.ts',
];

/** Texts that are there before any screen asks for them. */
const texts = ['identity/auth', 'shell', 'common'];

/** Kilobytes of 1,000 bytes over the wire. */
const scriptKbMax = 200;
/** A route costs its path and the names of its scripts and texts, and nothing of what it shows: bytes a route. */
const routeBytesMax = 130;
const routesAdded = 60;
const buildTimeoutMs = 300_000;

describe('the first load', () => {
  let today: FirstLoad;
  let grown: FirstLoad;
  const copy = copyWeb();
  beforeAll(async () => {
    today = await readFirstLoad(webFolder);
    for (let number = 0; number < routesAdded; number++) addSlice(copy, number);
    grown = await readFirstLoad(copy);
  }, buildTimeoutMs);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('stands on these packages and no others', () => {
    expect(today.packages).toEqual(packages);
  });

  it('holds of other slices than the sign-in only what the start needs', () => {
    const others = today.files.filter((file) => file.startsWith('features/') && !file.startsWith('features/identity/auth/'));
    expect(others).toEqual(ofOtherSlices);
  });

  it('says only what the frame and the sign-in page say', () => {
    const spoken = today.files.filter((file) => file.includes('locales/') && file.endsWith('/en.ts'));
    expect(spoken.map((file) => file.replace(/^(features|locales)\//, '').replace(/\/(locales\/)?en\.ts$/, '')).toSorted()).toEqual(
      texts.toSorted(),
    );
  });

  it(`is at most ${scriptKbMax} kB of scripts`, () => {
    expect(today.scriptBytes / 1000).toBeLessThanOrEqual(scriptKbMax);
  });

  it('does not grow with screens: their code, styles and texts come with their route', () => {
    expect(grown.packages).toEqual(today.packages);
    expect(grown.styleBytes - today.styleBytes).toBe(0);
    expect(grown.files.filter((file) => file.startsWith('features/growth/'))).toEqual([]);
    expect((grown.scriptBytes - today.scriptBytes) / routesAdded).toBeLessThanOrEqual(routeBytesMax);
  });
});
