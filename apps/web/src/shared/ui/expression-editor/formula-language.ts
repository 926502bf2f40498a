import { HighlightStyle, LRLanguage, syntaxHighlighting } from '@codemirror/language';
import { styleTags, tags } from '@lezer/highlight';
import { parser } from '@wagewright/calc-engine/language';

type EditorParser = Parameters<typeof LRLanguage.define>[0]['parser'];

const coloured = parser.configure({
  props: [
    styleTags({
      Number: tags.number,
      Text: tags.string,
      'Call/Name': tags.function(tags.name),
      'CompareOp TimesOp PlusOp JoinOp Sign': tags.operator,
      where: tags.keyword,
    }),
  ],
});

// One class of one package: the compiler reads its declarations twice, for import and for require, where a project refers to the engine's.
const formula = LRLanguage.define({ name: 'formula', parser: coloured as unknown as EditorParser });

const colours = HighlightStyle.define([
  { tag: tags.number, class: 'ww-token-number' },
  { tag: tags.string, class: 'ww-token-text' },
  { tag: tags.function(tags.name), class: 'ww-token-function' },
  { tag: tags.keyword, class: 'ww-token-function' },
  { tag: tags.operator, class: 'ww-token-operator' },
]);

/** The engine's own grammar, coloured. */
export const formulaLanguage = [formula, syntaxHighlighting(colours)];
