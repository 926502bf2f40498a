import { type PeriodFacts, type ScopeProgram, scopeAnswers, specialise, verifySample } from '@wagewright/calc-engine';
import type { Sql } from '../../../sql.ts';
import { readFactsOfPeriod } from '../../runs/index.ts';
import { type Asked, type PeopleChunk, peopleReader } from './read-people.ts';

/** People that are read and judged at a time, so that memory stays level however many there are. */
export const peopleAtOnce = 25_000;

/** People of a chunk that are judged a second time, by the reference evaluator. */
const sampledRows = 3;

export interface JudgedChunk extends PeopleChunk {
  /** By row: `in`, `failed` (it could not be told), else which of the conditions does not hold, from 0. */
  readonly answer: readonly ('in' | 'failed' | number)[];
}

/**
 * Everybody who is employed in the period, chunk by chunk in order of employee id, with whether the application scope holds for them.
 * @throws AppError DEFINITION_INVALID for a source that the catalogue does not have
 */
export async function* judgePeople(sql: Sql, scope: ScopeProgram, asked: Asked, atOnce = peopleAtOnce): AsyncGenerator<JudgedChunk> {
  const period: PeriodFacts = await readFactsOfPeriod(sql, asked.periodId, asked.knownAt);
  const kernel = specialise(scope.program, { period });
  const read = peopleReader(sql, scope.program, asked);
  let after = 0;
  for (;;) {
    const chunk = await read(after, atOnce, null);
    const last = chunk.ids.reduce((most, id) => Math.max(most, id), 0);
    if (chunk.ids.length > 0) {
      const output = kernel.run(chunk.input);
      const [difference] = verifySample(kernel, output, chunk.input, last, sampledRows);
      if (difference) throw new Error(`The application scope is judged in two ways: ${JSON.stringify(difference)}`);
      const answers = scopeAnswers(scope, output);
      yield { ...chunk, answer: chunk.ids.map((_, row) => answers.of(row)) };
    }
    if (chunk.ids.length < atOnce) return;
    after = last;
  }
}
