import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  build: { external: ['**/packages/**', '**/apps/**', '**/scripts/**'] },
  outputDir: '../../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  /** A browser waits more than it works, also for the half second that every call takes at least. */
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  /** From the start of its file, with a new product; whatever needed it is named at the end, and several fail the run (ADR 24). */
  retries: 1,
  // long enough for a machine with much else to do: what is waited for is always something that comes
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    /** A click that was lost is tried anew with its file, not waited for until the test ends. */
    actionTimeout: 90_000,
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});
