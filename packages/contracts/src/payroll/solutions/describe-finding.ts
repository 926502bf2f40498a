/** A finding in words. */
import type { Language, LocalizedText } from '../../core/languages.ts';
import { type DefinitionFinding, type FindingFigures, type FindingPlace, findingPlacesNamed } from './finding.ts';
import { compileFindingWords } from './finding-compile-words.ts';
import { findingTerms } from './finding-terms.ts';
import { type FindingWords, layerFindingWords, shapeFindingWords } from './finding-words.ts';

/** Every code of a finding. */
export const findingWords: Readonly<Record<string, FindingWords>> = { ...shapeFindingWords, ...layerFindingWords, ...compileFindingWords };

export interface DescribedFinding {
  /** `pay.yaml:12:9`; without a file nothing. */
  readonly at: string;
  /** `Pay.Base`, `Tax, version from 2026-01-01, row 3`; of the definition's head nothing. */
  readonly where: string;
  readonly what: string;
  readonly next: string;
  /** `(7 places: also lines 20, 33, …)`; of one place nothing. */
  readonly places: string;
}

/** Entries of a list that are named in a sentence. */
const namedMax = 16;
const or: Readonly<Record<Language, string>> = { en: ' or ', 'zh-CN': '或' };
const comma: Readonly<Record<Language, string>> = { en: ', ', 'zh-CN': '、' };

export function describeFinding({ code, places, count, figures }: DefinitionFinding, language: Language): DescribedFinding {
  const [what = '', next = ''] = (findingWords[code] ?? shapeFindingWords.OTHER)[language].map((text) => fill(text, figures, language));
  const [first] = places;
  const [at, where] = first ? [pointAt(first), nameWhere(first, language)] : ['', ''];
  return { at, where, what, next, places: count > 1 ? namePlaces(places, count, language) : '' };
}

/** What is wrong first, where and what, in both languages. */
export function firstFault([first]: readonly DefinitionFinding[]): LocalizedText {
  const inOne = (language: Language): string => {
    if (!first) return '';
    const { where, what } = describeFinding(first, language);
    return [where, what].filter(Boolean).join(language === 'en' ? ': ' : '：');
  };
  return { en: inOne('en'), 'zh-CN': inOne('zh-CN') };
}

/** All of it on one line: `CODE pay.yaml:12:9 Pay.Base: what. next step. (places)`. */
export function printFinding(finding: DefinitionFinding, language: Language = 'en'): string {
  const { at, where, what, next, places } = describeFinding(finding, language);
  const colon = language === 'en' ? ': ' : '：';
  const said = [[where, what].filter(Boolean).join(colon), next, places].filter(Boolean).join(language === 'en' ? ' ' : '');
  return [finding.code, at, said]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s*\n\s*/g, ' ');
}

function fill(text: string, figures: FindingFigures, language: Language): string {
  const chosen = text.replaceAll(
    /\[([^\]]*)\]/g,
    (_, options: string) => options.split('|').find((option) => isComplete(option, figures)) ?? '',
  );
  return chosen.replaceAll(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, terms: string | undefined) => {
    const figure = figures[name];
    return terms === undefined ? plain(figure, language) : inTerms(figure, terms, language);
  });
}

const isComplete = (text: string, figures: FindingFigures): boolean =>
  [...text.matchAll(/\{(\w+)/g)].every(([, name = '']) => {
    const figure = figures[name];
    return figure !== undefined && (!Array.isArray(figure) || figure.length > 0);
  });

function plain(figure: FindingFigures[string] | undefined, language: Language): string {
  if (!Array.isArray(figure)) return String(figure ?? '');
  return figure.length > namedMax ? `${figure.slice(0, namedMax).join(comma[language])} …` : figure.join(comma[language]);
}

/** Several types are joined by "or"; of what to do about them the first is said. */
function inTerms(figure: FindingFigures[string] | undefined, name: string, language: Language): string {
  const terms = findingTerms[name as keyof typeof findingTerms];
  const wordOf = (code: string): string => (Object.hasOwn(terms, code) ? (terms[code]?.[language] ?? code) : code);
  const codes = Array.isArray(figure) ? figure : [String(figure ?? '')];
  return name === 'typesNext' ? wordOf(codes[0] ?? '') : [...new Set(codes.map(wordOf))].join(or[language]);
}

function pointAt({ file, line, column }: FindingPlace): string {
  return [file, line, column].filter((part) => part !== null).join(':');
}

const whereWords = {
  en: {
    step: 'step {0}',
    version: 'version from {0}',
    row: 'row {0}',
    balance: 'balance {0}',
    rule: 'rule {0}',
    test: 'test "{0}"',
    part: 'application scope',
    join: ', ',
  },
  'zh-CN': {
    step: '步骤 {0}',
    version: '{0} 起的版本',
    row: '第 {0} 行',
    balance: '累计项 {0}',
    rule: '校验规则 {0}',
    test: '测试“{0}”',
    part: '适用范围',
    join: '，',
  },
} as const satisfies Readonly<Record<Language, object>>;

function nameWhere(place: FindingPlace, language: Language): string {
  const words = whereWords[language];
  const say = (key: 'step' | 'version' | 'row' | 'balance' | 'rule' | 'test' | 'part', value: string | number | undefined): string =>
    value === undefined ? '' : words[key].replace('{0}', String(value));
  const table = [place.table, place.field].filter((part) => part !== undefined).join('.');
  const step = table === '' ? say('step', place.step) : '';
  return [
    say('part', place.part),
    step,
    say('balance', place.balance),
    say('rule', place.rule),
    say('test', place.test),
    table,
    say('version', place.version),
    say('row', place.row),
  ]
    .filter(Boolean)
    .join(words.join);
}

function namePlaces(places: readonly FindingPlace[], count: number, language: Language): string {
  const others = places
    .slice(1, findingPlacesNamed)
    .map((place) => (place.line === null ? nameWhere(place, language) : String(place.line)));
  const more = count > places.length ? ' …' : '';
  const byLine = places[0]?.line !== null;
  const named = `${others.join(comma[language])}${more}`;
  if (language === 'en') return `(${count} places, also ${byLine ? (others.length > 1 ? 'lines ' : 'line ') : ''}${named})`;
  return `（共 ${count} 处，另有${byLine ? `第 ${named} 行` : named}）`;
}
