import { startWeblateEmulator } from '@wagewright/worker/weblate-emulator';
import { freePort } from './ports.ts';

/** What the demo's own Weblate takes for a token; it listens on this machine only. */
const demoToken = 'demo';

/** A Weblate that has started: what the server is told of it, where outgoing calls may go, and its end. */
interface LaunchedWeblate {
  readonly environment: { readonly DEMO_WEBLATE_URL: string };
  readonly host: string;
  readonly stop: () => Promise<void>;
}

/** A Weblate of the demo's own, so that terms can be synchronised without one. */
export async function launchWeblate(): Promise<LaunchedWeblate> {
  const emulator = await startWeblateEmulator(await freePort(4790), demoToken);
  return { environment: { DEMO_WEBLATE_URL: emulator.url }, host: new URL(emulator.url).host, stop: () => emulator.stop() };
}
