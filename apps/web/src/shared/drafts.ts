import { openText, sealText } from './sealed-text.ts';

/** What somebody has typed into a form and not saved, kept in this browser, sealed, until it is saved, given up, or they sign out (ADR 43). */
export interface Draft {
  /** ISO time. */
  readonly savedAt: string;
  /** The fields that were changed, by name. */
  readonly edited: Readonly<Record<string, unknown>>;
}

/** Whose draft of which form: a form of one thing names that thing too, as in `what-if.7`. */
export interface DraftKey {
  readonly userId: number;
  readonly form: string;
  /** What it is sealed with, which only a session of its person gives; null: none is kept. */
  readonly sealKey: string | null;
}

const prefix = 'wagewright.draft.';
/** What was typed longer ago is no longer what somebody means to go on with. */
const keptMs = 14 * 24 * 60 * 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const nameOf = ({ userId, form }: Pick<DraftKey, 'userId' | 'form'>): string => `${prefix}${userId}.${form}`;

/** Sealed drafts in a store of a browser; where it takes nothing or cannot seal, there are no drafts. */
export class DraftStore {
  readonly #store: () => Storage;

  /** @param store asked for at each use: a browser may refuse it altogether */
  constructor(store: () => Storage) {
    this.#store = store;
  }

  async read(key: DraftKey, now: Date): Promise<Draft | undefined> {
    try {
      const sealed = this.#store().getItem(nameOf(key));
      if (sealed === null || key.sealKey === null) return undefined;
      const stored: unknown = JSON.parse(await openText(key.sealKey, nameOf(key), sealed));
      if (!isRecord(stored) || typeof stored['savedAt'] !== 'string' || !isRecord(stored['edited'])) return undefined;
      const { savedAt, edited } = stored as { savedAt: string; edited: Record<string, unknown> };
      return now.getTime() - Date.parse(savedAt) <= keptMs ? { savedAt, edited } : undefined;
    } catch {
      return undefined;
    }
  }

  /** @param isWanted asked once it is sealed: meanwhile the form may have been saved, or given up  @returns whether it is kept */
  async write(key: DraftKey, draft: Draft, isWanted: () => boolean = () => true): Promise<boolean> {
    try {
      if (key.sealKey === null) return false;
      const sealed = await sealText(key.sealKey, nameOf(key), JSON.stringify(draft));
      if (!isWanted()) return false;
      this.#store().setItem(nameOf(key), sealed);
      return true;
    } catch {
      return false;
    }
  }

  drop(key: Pick<DraftKey, 'userId' | 'form'>): void {
    try {
      this.#store().removeItem(nameOf(key));
    } catch {
      // then there is none either
    }
  }

  /** Forgets all of them, of everybody: whoever signs out leaves nothing behind. */
  forget(): void {
    try {
      const store = this.#store();
      for (const name of Object.keys(store)) if (name.startsWith(prefix)) store.removeItem(name);
    } catch {
      // then there are none either
    }
  }
}

export const drafts = new DraftStore(() => window.localStorage);
