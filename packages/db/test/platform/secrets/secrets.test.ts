import { AppError } from '@wagewright/contracts';
import { describe, expect, it } from 'vitest';
import { createSecrets, formatKeyRing, keysOfText, newSecretKey, noSecretKeys, parseKeyRing } from '../../../src/platform/secrets/index.ts';

const [old, young] = [newSecretKey(), newSecretKey()];
const before = createSecrets<string>(keysOfText(formatKeyRing([old])));
const after = createSecrets<string>(keysOfText(formatKeyRing([young, old])));
const place = ['system_parameter.secret', 'smtp.password'] as const;

function failure(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('It did not fail.');
}

describe('a sealed secret', () => {
  it('opens in its row and says nothing of itself', () => {
    const sealed = before.seal(...place, 'correct horse 电池');
    expect(before.open(...place, sealed)).toBe('correct horse 电池');
    expect(Buffer.from(sealed).includes('horse')).toBe(false);
    expect(Buffer.from(before.seal(...place, 'same')).equals(Buffer.from(before.seal(...place, 'same')))).toBe(false);
  });

  it('does not open in another row or column, nor where a bit was changed', () => {
    const sealed = before.seal('a.b', ['1', 2], 'hidden');
    expect(before.open('a.b', [1, '2'], sealed)).toBe('hidden');
    for (const [column, row] of [
      ['a.b', [1, 3]],
      ['a.b', ['1,2']],
      ['a.c', [1, 2]],
    ] as const)
      expect(failure(() => before.open(column, row, sealed)).code).toBe('SECRET_UNREADABLE');
    for (let at = 14; at < sealed.length; at++) {
      const changed = Uint8Array.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(failure(() => before.open('a.b', [1, 2], changed)).code).toMatch(/SECRET_(UNREADABLE|KEY_MISSING)/);
    }
  });

  it('opens with every key of the ring, and is sealed with the first', () => {
    const sealed = before.seal(...place, 'hidden');
    expect(after.open(...place, sealed)).toBe('hidden');
    expect(failure(() => before.open(...place, after.seal(...place, 'young'))).parameters['keyId']).toBe(young.id);
  });

  it('says which key is missing, or that another one stands under its id, and what to do', () => {
    const sealed = before.seal(...place, 'hidden');
    const missing = failure(() => createSecrets<string>(keysOfText(formatKeyRing([young]))).open(...place, sealed));
    expect(missing.message).toContain(`sealed with the key ${old.id}, which WAGEWRIGHT_SECRET_KEY does not hold`);
    expect(missing.message).toContain('back from a backup');
    const wrong = failure(() => createSecrets<string>(keysOfText(formatKeyRing([{ ...young, id: old.id }]))).open(...place, sealed));
    expect(wrong.message).toContain(`cannot be opened with the key ${old.id}`);
    expect(failure(() => createSecrets<string>(noSecretKeys).seal(...place, 'x')).message).toContain('npm run secrets');
  });
});

describe('a key ring', () => {
  it('is read as it is written', () => {
    expect(parseKeyRing(formatKeyRing([young, old]), 'here')).toEqual([young, old]);
    expect(parseKeyRing(` ${formatKeyRing([young])},\n${formatKeyRing([old])}\n`, 'here')).toEqual([young, old]);
  });

  it.each([
    ['', 'it is empty'],
    ['abc', 'a part is not an id, a colon and a key'],
    ['a:b:c', 'a part is not an id, a colon and a key'],
    ['ä:AAAA', 'an id is not'],
    ['short:AAAA', 'the key short is not 32 bytes in base64'],
    [`k:${Buffer.alloc(32).toString('base64')},k:${Buffer.alloc(32).toString('base64')}`, 'the id k stands there twice'],
  ])('that is not one (%j) is refused without repeating it', (text, reason) => {
    const { message } = failure(() => parseKeyRing(text, 'the file'));
    expect(message).toContain(reason);
    expect(message).not.toContain('AAAA');
  });
});
