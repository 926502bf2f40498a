/** What keeps a file from being read as YAML, in words of ours. */
import { type ErrorCode, visit, type YAMLError } from 'yaml';
import type { Found } from './located.ts';
import { type DefinitionText, keyOf, rangeOf } from './text.ts';

/** Codes of the YAML reader → words of `findingTerms.yaml`; the others read `OTHER`. */
const problems: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'BAD_INDENT',
  TAB_AS_INDENT: 'TAB_AS_INDENT',
  MISSING_CHAR: 'MISSING_CHAR',
  BLOCK_AS_IMPLICIT_KEY: 'COLON_IN_VALUE',
  MULTILINE_IMPLICIT_KEY: 'LINE_WITHOUT_COLON',
  BAD_ALIAS: 'ALIAS',
  MULTIPLE_DOCS: 'MULTIPLE_DOCS',
  BAD_DQ_ESCAPE: 'BAD_DQ_ESCAPE',
  NON_STRING_KEY: 'NON_STRING_KEY',
  BAD_SCALAR_START: 'LEADING',
  TAG_RESOLVE_FAILED: 'TAG',
  RESOURCE_EXHAUSTION: 'TOO_MANY_ALIASES',
};

/** `key: "a" & b`: YAML ends the value at the closing sign. */
const valueThatBeginsWithSign = /^\s*(?:- )?[^\s:]+:\s+["'[{*&!|>%@`]/;

/** The first thing that the reader could not read (what follows it is its consequence), and every key that is written twice. */
export function yamlFindings(text: DefinitionText): Found[] {
  if (text.known !== undefined) return [];
  const { errors, warnings } = text.document;
  const first = [...errors, ...warnings].find(({ code }) => code !== 'DUPLICATE_KEY');
  const unread = first ? [place(text, first.pos[0], 'YAML_SYNTAX', { problem: nameProblem(text, first) })] : [];
  return [...unread, ...(first ? [] : duplicateKeys(text)), ...(first ? [] : unreadAliases(text))];
}

function place(text: DefinitionText, offset: number, code: string, figures: Found['figures']): Found {
  return { code, figures, place: { file: text.file, ...text.position(offset) } };
}

function nameProblem({ text }: DefinitionText, { code, pos }: YAMLError): string {
  const lineStart = text.lastIndexOf('\n', pos[0] - 1) + 1;
  const before = text.slice(lineStart, pos[0]);
  if (code === 'UNEXPECTED_TOKEN' && valueThatBeginsWithSign.test(before)) return 'LEADING';
  return problems[code] ?? 'OTHER';
}

function duplicateKeys(text: DefinitionText): Found[] {
  const found: Found[] = [];
  visit(text.document, {
    Map(_, { items }) {
      const seen = new Map<string, number>();
      for (const pair of items) {
        const key = keyOf(pair);
        const offset = rangeOf(pair.key)?.[0] ?? 0;
        const first = seen.get(key);
        if (first === undefined) seen.set(key, text.position(offset).line);
        else found.push(place(text, offset, 'DUPLICATE_KEY', { key, line: first }));
      }
    },
  });
  return found;
}

/** Parts that are repeated by `*` and are not there. */
function unreadAliases(text: DefinitionText): Found[] {
  const found: Found[] = [];
  visit(text.document, {
    Alias(_, alias) {
      if (!alias.resolve(text.document)) found.push(place(text, rangeOf(alias)?.[0] ?? 0, 'YAML_SYNTAX', { problem: 'ALIAS' }));
    },
  });
  return found;
}
