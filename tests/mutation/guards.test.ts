import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { guards } from './guards/index.ts';
import { misplaced } from './working-copy.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Cheap, so that a file that moved is noticed now and not when the guards are next taken away. */
it('the guards that can be taken away stand once in the files that the list names, and so do their tests', () => {
  expect(misplaced(guards)).toEqual([]);
  expect(guards.flatMap(({ tests }) => tests).filter((test) => !existsSync(path.join(repository, test)))).toEqual([]);
});
