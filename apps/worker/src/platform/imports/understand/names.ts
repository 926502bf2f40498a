/** How headings of people's own files are compared with the names of columns. */
import type { ImportColumn } from '@wagewright/db';

/** A heading without what people add to it: units and remarks in brackets, marks of what is required, blanks and punctuation. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, '')
    .replaceAll(/[\s*_.:：,，、/\\#'"’&-]+/g, '');

const chinese = /\p{Script=Han}/u;
/** A part of a heading says something from so many characters on. */
const tellingCharacters = (name: string): number => (chinese.test(name) ? 2 : 4);

export interface NamedColumn {
  readonly code: string;
  readonly names: readonly string[];
  /** A part of a name does not tell it. */
  readonly isWhole: boolean;
}

export const namesOf = ({ code, name, synonyms = [], isToldWhole = false }: ImportColumn): NamedColumn => ({
  code,
  isWhole: isToldWhole,
  names: [...new Set([...Object.values(name), code, ...synonyms].map(bare).filter((text) => text !== ''))],
});

/** The column that is called so. */
export const byName = (heading: string, columns: readonly NamedColumn[]): string | undefined => {
  const wanted = bare(heading);
  return wanted === '' ? undefined : columns.find(({ names }) => names.includes(wanted))?.code;
};

/** The column whose name is the longest that the heading holds, or that holds the heading. */
export function byPart(heading: string, columns: readonly NamedColumn[]): string | undefined {
  const wanted = bare(heading);
  if (wanted.length < tellingCharacters(wanted)) return undefined;
  let best: { readonly code: string; readonly length: number } | undefined;
  for (const { code, names } of columns.filter(({ isWhole }) => !isWhole))
    for (const name of names) {
      const isPart = (name.length >= tellingCharacters(name) && wanted.includes(name)) || name.includes(wanted);
      const length = Math.min(name.length, wanted.length);
      if (isPart && length > (best?.length ?? 0)) best = { code, length };
    }
  return best?.code;
}
