import type { TermIndex } from '@wagewright/contracts/platform/languages';
import type { NamespaceTexts } from './texts.ts';

/** What is said beside, or in the place of, the texts that ship. */
export interface SaidTexts {
  /** The languages and what differs; undefined where it cannot be read: then the shipped texts stand. Asked for once a page, unless it is renewed. */
  index(): Promise<TermIndex | undefined>;
  /** Asks for it again, after something was said or opened here. */
  renew(): Promise<void>;
  /** Hears when another one is known. @returns stops hearing */
  readonly subscribe: (hear: () => void) => () => void;
  /** As far as it is there already. */
  readonly known: TermIndex | undefined;
  /** Of one part in one language; undefined where nothing of its own is said. */
  of(language: string, namespace: string): Promise<NamespaceTexts | undefined>;
}

/** Nothing but what ships. */
export const shippedOnly: SaidTexts = {
  index: async () => undefined,
  renew: async () => undefined,
  subscribe: () => () => undefined,
  known: undefined,
  of: async () => undefined,
};

/** Reads them from the server: an index, and of the parts that it names those that are shown. */
export function saidTexts(basePath: string, read: typeof fetch = fetch): SaidTexts {
  let asked: Promise<TermIndex | undefined> | undefined;
  let known: TermIndex | undefined;
  const hearing = new Set<() => void>();
  const json = async (path: string): Promise<unknown> => {
    const response = await read(`${basePath}/terms/${path}`);
    return response.ok ? await response.json() : undefined;
  };
  const ask = async (): Promise<TermIndex | undefined> => {
    const answer = (await json('index.json').catch(() => undefined)) as TermIndex | undefined;
    if (answer === undefined) {
      asked = undefined; // whoever needs it next asks again
      return known;
    }
    known = answer;
    for (const hear of hearing) hear();
    return known;
  };
  const index = () => {
    asked ??= ask();
    return asked;
  };
  return {
    index,
    renew: async () => {
      asked = ask();
      await asked;
    },
    subscribe: (hear) => {
      hearing.add(hear);
      return () => void hearing.delete(hear);
    },
    get known() {
      return known;
    },
    of: async (language, namespace) => {
      const version = (await index())?.versions[language]?.[namespace];
      if (version === undefined) return undefined;
      return (await json(`${language}/${namespace}.json?v=${version}`)) as NamespaceTexts | undefined;
    },
  };
}
