/** What finding out who is calling costs: a call that asks for nothing else, with a session and without one, in turn. */
import { rounded } from './figures.ts';
import { call } from './people.ts';
import { type Reading, readsPerSecond } from './reads-per-second.ts';
import type { LoadStage } from './stage.ts';

export interface SessionCheckFigures {
  /** Processor time of the server for one check. */
  readonly serverMs: number;
  readonly postgresMs: number;
}

const pairs = 3;
const procedure = 'identity.auth.getLoginConfig';
/** So many strangers that none meets the limit of an address. */
const addressesEach = 50;

const median = (values: readonly number[]): number => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

export async function sessionCheck(stage: LoadStage, seconds: number): Promise<SessionCheckFigures> {
  const people = stage.people.anybody;
  let turn = 0;
  const signedIn = () => ({ procedure, request: call(procedure, {}, people[turn++ % people.length]?.token ?? '') });
  const stranger = () => {
    const { method, path } = call(procedure, {}, '');
    return { procedure, request: { method, path } };
  };
  const run = (next: Reading['next']) => readsPerSecond(stage, { outstanding: 8, seconds, addressesEach, ...(next ? { next } : {}) });
  const differences: SessionCheckFigures[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const known = await run(signedIn);
    const unknown = await run(stranger);
    differences.push({ serverMs: known.serverMs - unknown.serverMs, postgresMs: known.postgresMs - unknown.postgresMs });
  }
  return {
    serverMs: rounded(median(differences.map(({ serverMs }) => serverMs)), 3),
    postgresMs: rounded(median(differences.map(({ postgresMs }) => postgresMs)), 3),
  };
}
