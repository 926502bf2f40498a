import { seededRandom } from './random.ts';

/** One sequence of moves that are chosen at random, all from its own seed. */
export interface Walk {
  readonly seed: number;
  /** From 0 to 1. */
  readonly random: () => number;
  pick<Item>(items: readonly Item[]): Item;
}

export interface Walks {
  /** The environment variable that asks for more of them, ten thousand for instance. */
  readonly variable: string;
  readonly usual: number;
  /** Walks that go on beside each other, each with a thing of its own; 1 where all walk the same. */
  readonly lanes: number;
}

/** Seeds begin here; with `WALK_SEED=5000` others are walked, or a failing one again. */
const firstSeed = Number(process.env['WALK_SEED'] ?? 1);

/** How many walks somebody asks for. */
export const countWalks = ({ variable, usual }: Walks): number => Number(process.env[variable] ?? usual);

/** Where thousands walk on a machine with much else to do, the database is now and then away for somebody; that changes nothing. */
export const awayStatus = 503;

function walkOf(seed: number): Walk {
  const random = seededRandom(seed);
  return { seed, random, pick: (items) => items[Math.floor(random() * items.length)] as (typeof items)[number] };
}

/**
 * Walks as often as it is asked for, in one world. A walk that finds something wrong says its seed, and ends them all.
 * @param walk one of them, in the lane of that number
 */
export async function walkAll(walks: Walks, walk: (walk: Walk, lane: number) => Promise<void>): Promise<void> {
  const count = countWalks(walks);
  let begun = 0;
  const goOn = async (lane: number): Promise<void> => {
    while (begun < count) {
      const seed = firstSeed + begun++;
      await walk(walkOf(seed), lane).catch((error: unknown) => {
        begun = count;
        throw new Error(`the walk of seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(walks.lanes, count) }, (_, lane) => goOn(lane)));
}
