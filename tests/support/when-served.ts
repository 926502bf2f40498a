import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '@wagewright/server/testing';

/** What a busy server says that can serve soon. */
const passing = new Set([429, 503]);
const againMs = 500;
const attemptsMax = 100;

/** Asks again while the server is busy, as the page does: nothing came of what it turned away, and what it says in the end is what counts. */
export async function whenServed(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask();
    if (!passing.has(answer.status) || attempt === attemptsMax) return answer;
    await delay(againMs);
  }
}
