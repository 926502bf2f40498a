import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits } from '@wagewright/contracts';
import type { Change } from '@wagewright/contracts/platform/jobs';
import { Lane } from './lane.ts';

/** What was worked out for one change, by what it is of. */
type Answers = Map<string, Promise<unknown>>;

/**
 * Tells changes to those who listen. However many they are, each thing is worked out once per change, and they are told a few at a time with
 * turns of the event loop between, so that nobody else's call waits for all of them.
 */
export class Telling {
  readonly #answers = new WeakMap<Change, Answers>();
  readonly #lane = new Lane({ atOnce: limits.tellingsAtOnce, waitingMax: Number.POSITIVE_INFINITY });
  #listeners = 0;

  /** A name of its own for each listener. */
  newListener(): string {
    return `listener ${++this.#listeners}`;
  }

  async tell<Answer>(listener: string, work: () => Promise<Answer>): Promise<Answer> {
    return await this.#lane.run(listener, async () => {
      const answer = await work();
      await nextTurn();
      return answer;
    });
  }

  /** Works something out once for a change. @param of says of what: equal for those who may share the answer */
  once<Answer>(change: Change, of: string, work: () => Promise<Answer>): Promise<Answer> {
    const answers = this.#answers.get(change) ?? new Map<string, Promise<unknown>>();
    this.#answers.set(change, answers);
    const known = answers.get(of) ?? work();
    answers.set(of, known);
    return known as Promise<Answer>;
  }
}
