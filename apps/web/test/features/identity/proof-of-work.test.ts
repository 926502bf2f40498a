import { createHash } from 'node:crypto';
import { isWorkDone, workText } from '@wagewright/contracts/identity/auth';
import { describe, expect, it } from 'vitest';
import { findWork } from '../../../src/features/identity/auth/find-work.ts';
import { sha256 } from '../../../src/features/identity/auth/sha256.ts';

const known = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the browser’s proof of work (S5)', () => {
  it('hashes as SHA-256 does, texts of any length about a block', () => {
    for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 200]) {
      const text = 'abcdefgh:0123456789'.repeat(11).slice(0, length);
      expect(Buffer.from(sha256(text)).toString('hex'), String(length)).toBe(known(text));
    }
  });

  it('finds a number whose hash begins with as many zero bits as are asked for', async () => {
    for (const bits of [1, 7, 8, 9, 12]) {
      const nonce = await findWork('a-captcha-of-some-length', bits);
      const hash = createHash('sha256')
        .update(workText('a-captcha-of-some-length', nonce ?? ''))
        .digest();
      expect(isWorkDone(hash, bits)).toBe(true);
      const binary = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
      expect(binary.slice(0, bits)).toBe('0'.repeat(bits));
    }
  });

  it('does nothing where nothing is asked for', async () => {
    expect(await findWork('any', 0)).toBeUndefined();
  });

  it('knows one bit too few', () => {
    expect(isWorkDone([0, 0b0001_0000], 11)).toBe(true);
    expect(isWorkDone([0, 0b0001_0000], 12)).toBe(false);
    expect(isWorkDone([0b1000_0000], 1)).toBe(false);
    expect(isWorkDone([], 1)).toBe(false);
    expect(isWorkDone([0, 0], 16)).toBe(true);
  });
});
