/** Writes src/language/generated from formula.grammar. A test holds the two equal. */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildParserFile } from '@lezer/generator';

const language = new URL('../src/language/', import.meta.url);

/** The two generated files as text. */
export function generateGrammar(): { parser: string; terms: string } {
  const grammar = readFileSync(new URL('formula.grammar', language), 'utf8');
  const file = buildParserFile(grammar, {
    fileName: 'formula.grammar',
    typeScript: true,
    includeNames: false,
    warn: (message) => {
      throw new Error(message);
    },
  });
  return { parser: file.parser, terms: file.terms };
}

if (import.meta.main) {
  const { parser, terms } = generateGrammar();
  writeFileSync(new URL('generated/parser.ts', language), parser);
  writeFileSync(new URL('generated/terms.ts', language), terms);
}
