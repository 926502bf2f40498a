import { describe, expect, it } from 'vitest';
import { DraftStore } from '../../../src/shared/drafts.ts';

/** A browser's store, as far as drafts use it: its keys are its own properties. */
function fakeStorage(others: Record<string, string> = {}): Storage {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.assign(Object.create(methods), others) as Storage;
}

const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const key = { userId: 7, form: 'what-if.3', sealKey: keyOf(1) };
const name = 'wagewright.draft.7.what-if.3';
const draft = { savedAt: '2026-03-01T10:00:00.000Z', edited: { name: 'Higher rate' } };
const soon = new Date('2026-03-02T10:00:00Z');

describe('a draft', () => {
  it('is there again for whoever typed it, in that form, and for nobody else', async () => {
    const drafts = new DraftStore(() => storage);
    const storage = fakeStorage();
    expect(await drafts.write(key, draft)).toBe(true);
    expect(await drafts.read(key, soon)).toEqual(draft);
    expect(await drafts.read({ ...key, userId: 8 }, soon)).toBeUndefined();
    expect(await drafts.read({ ...key, form: 'what-if.4' }, soon)).toBeUndefined();
    drafts.drop(key);
    expect(await drafts.read(key, soon)).toBeUndefined();
  });

  it('is given up after two weeks', async () => {
    const storage = fakeStorage();
    const drafts = new DraftStore(() => storage);
    await drafts.write(key, draft);
    expect(await drafts.read(key, new Date('2026-03-15T10:00:00.000Z'))).toEqual(draft);
    expect(await drafts.read(key, new Date('2026-03-15T10:00:00.001Z'))).toBeUndefined();
  });

  it('goes with whoever signs out, everybody’s, and nothing else does', async () => {
    const storage = fakeStorage({ 'wagewright.color-scheme': 'dark' });
    const drafts = new DraftStore(() => storage);
    await drafts.write(key, draft);
    await drafts.write({ ...key, userId: 8 }, draft);
    drafts.forget();
    expect(Object.keys(storage)).toEqual(['wagewright.color-scheme']);
  });

  it('is none where the browser keeps nothing, or something else stands there', async () => {
    const refusing = new DraftStore(() => {
      throw new Error('refused');
    });
    expect(await refusing.write(key, draft)).toBe(false);
    expect(await refusing.read(key, soon)).toBeUndefined();
    for (const odd of ['', '3', '{"savedAt":1}', '{"savedAt":"2026-03-01","edited":[]}']) {
      const storage = fakeStorage({ [name]: odd });
      expect(await new DraftStore(() => storage).read(key, soon)).toBeUndefined();
    }
  });

  it('is sealed: the browser keeps no word of it, and nobody opens it with another key, in another place or changed (ASVS 14.3.3)', async () => {
    const storage = fakeStorage();
    const drafts = new DraftStore(() => storage);
    await drafts.write(key, { ...draft, edited: { name: 'Maria Diaz', amount: '81250.00' } });
    const kept = String(storage[name]);
    expect(kept).not.toMatch(/Maria|81250|savedAt/);
    expect(Buffer.from(kept.split('.')[1] ?? '', 'base64').toString('latin1')).not.toContain('Maria');
    expect(await drafts.read({ ...key, sealKey: keyOf(2) }, soon)).toBeUndefined();
    storage.setItem('wagewright.draft.7.what-if.4', kept);
    expect(await drafts.read({ ...key, form: 'what-if.4' }, soon)).toBeUndefined();
    storage.setItem(name, `${kept.slice(0, -2)}A=`);
    expect(await drafts.read(key, soon)).toBeUndefined();
  });

  it('is not kept where nothing gives a key, and not once nobody wants it any more', async () => {
    const storage = fakeStorage();
    const drafts = new DraftStore(() => storage);
    expect(await drafts.write({ ...key, sealKey: null }, draft)).toBe(false);
    expect(await drafts.write(key, draft, () => false)).toBe(false);
    expect(Object.keys(storage)).toEqual([]);
  });
});
