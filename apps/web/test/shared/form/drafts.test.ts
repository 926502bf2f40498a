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

const key = { userId: 7, form: 'what-if.3' };
const draft = { savedAt: '2026-03-01T10:00:00.000Z', edited: { name: 'Higher rate' } };
const soon = new Date('2026-03-02T10:00:00Z');

describe('a draft', () => {
  it('is there again for whoever typed it, in that form, and for nobody else', () => {
    const drafts = new DraftStore(() => storage);
    const storage = fakeStorage();
    expect(drafts.write(key, draft)).toBe(true);
    expect(drafts.read(key, soon)).toEqual(draft);
    expect(drafts.read({ ...key, userId: 8 }, soon)).toBeUndefined();
    expect(drafts.read({ ...key, form: 'what-if.4' }, soon)).toBeUndefined();
    drafts.drop(key);
    expect(drafts.read(key, soon)).toBeUndefined();
  });

  it('is given up after two weeks', () => {
    const storage = fakeStorage();
    const drafts = new DraftStore(() => storage);
    drafts.write(key, draft);
    expect(drafts.read(key, new Date('2026-03-15T10:00:00.000Z'))).toEqual(draft);
    expect(drafts.read(key, new Date('2026-03-15T10:00:00.001Z'))).toBeUndefined();
  });

  it('goes with whoever signs out, everybody’s, and nothing else does', () => {
    const storage = fakeStorage({ 'wagewright.color-scheme': 'dark' });
    const drafts = new DraftStore(() => storage);
    drafts.write(key, draft);
    drafts.write({ ...key, userId: 8 }, draft);
    drafts.forget();
    expect(Object.keys(storage)).toEqual(['wagewright.color-scheme']);
  });

  it('is none where the browser keeps nothing, or something else stands there', () => {
    const refusing = new DraftStore(() => {
      throw new Error('refused');
    });
    expect(refusing.write(key, draft)).toBe(false);
    expect(refusing.read(key, soon)).toBeUndefined();
    for (const odd of ['', '3', '{"savedAt":1}', '{"savedAt":"2026-03-01","edited":[]}']) {
      const storage = fakeStorage({ 'wagewright.draft.7.what-if.3': odd });
      expect(new DraftStore(() => storage).read(key, soon)).toBeUndefined();
    }
  });
});
