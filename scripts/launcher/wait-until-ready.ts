import { setTimeout as delay } from 'node:timers/promises';

/** A machine with much else to do takes more than a minute. */
const timeoutMs = 180_000;

/** Waits for the server's own word that it can serve. */
export async function waitUntilReady(origin: string): Promise<void> {
  for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await delay(100)) {
    const ready = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`The server did not become ready within ${timeoutMs / 1000} s; see server.log in the data folder.`);
}
