import { describe, expect, it } from 'vitest';
import { errors } from '../src/gathered/errors.ts';
import { messages } from '../src/gathered/messages.ts';
import { keyOfTerm, languageFault, placeOfTerm, pluralForms, termFault } from '../src/platform/languages/index.ts';

const refused = (name: string, lang: string, text: string, reference: string) => termFault(name, lang, text, reference)?.en;

describe('a text for a term', () => {
  it('keeps what is filled in, in whatever order', () => {
    const reference = '{{done}} of {{total}} for {{name}}';
    expect(refused('progress', 'ja', '{{name}}：{{total}} 中 {{done}}', reference)).toBeUndefined();
    expect(refused('progress', 'ja', '{{done}} / {{total}}', reference)).toContain('leaves out {{name}}');
    expect(refused('progress', 'ja', '{{done}} {{total}} {{name}} {{secret}}', reference)).toContain('{{secret}}');
    expect(refused('E', 'de', 'Zeile {rwo}', 'Row {row}')).toContain('{rwo}');
    expect(refused('nest', 'de', '$t(common:save) jetzt', 'Save now')).toContain('$t(common:save)');
  });

  it('is in a plural form that the language tells apart, of which only small ones may do without the figure', () => {
    expect(pluralForms('pl')).toEqual(expect.arrayContaining(['one', 'few', 'many', 'other']));
    expect(refused('people_few', 'pl', '{{count}} osoby', '{{count}} people')).toBeUndefined();
    expect(refused('people_few', 'pl', 'osoby', '{{count}} people')).toContain('leaves out {{count}}');
    expect(refused('people_one', 'de', 'eine Person', '{{count}} people')).toBeUndefined();
    expect(refused('people_one', 'ja', '一人', 'One person')).toContain('plural form');
  });

  it.each([
    ['<b>bold</b>', 'markup'],
    ['<script>alert(1)</script>', 'markup'],
    ['<!-- gone', 'markup'],
    ['&lt;b&gt;', 'markup'],
    ['a\u202eb', 'direction of writing'],
    ['a\u0000b', 'cannot be seen'],
    ['  ', 'empty'],
    ['x'.repeat(4_001), '4000'],
  ])('is text that can be read: %j is refused', (text, reason) => {
    expect(refused('title', 'en', text, 'Title')).toContain(reason);
  });

  it('may hold what looks like mathematics, quotes and line breaks', () => {
    for (const text of ['a < b & c > d', `“It's” "5 <= 6"`, 'one\ntwo', 'x'.repeat(4_000)])
      expect(refused('title', 'en', text, 'Title')).toBeUndefined();
  });
});

describe('a language', () => {
  it.each(['ja', 'de', 'pt-BR', 'zh-TW', 'sr-Latn'])('such as %s can be added', (lang) => {
    expect(languageFault(lang)).toBeUndefined();
  });
  it.each(['ar', 'he', 'fa-IR', 'ur', 'qqx', 'iw'])('such as %s cannot', (lang) => {
    expect(languageFault(lang)?.en).toBeTruthy();
  });
});

it('a term is called by where it stands', () => {
  const place = { appCode: 'web', hierarchyCode: 'payroll/what-ifs', name: 'dialog.title' };
  expect(keyOfTerm(place)).toBe('web/payroll/what-ifs:dialog.title');
  expect(placeOfTerm(keyOfTerm(place))).toEqual(place);
});

it('what the server ships would do as anybody’s own wording', () => {
  const texts = [
    ...Object.entries(errors).map(([code, { en, 'zh-CN': chinese }]) => [code, en, chinese] as const),
    ...Object.entries(messages).flatMap(([name, { title, body }]) => [
      [name, title.en, title['zh-CN']] as const,
      [name, body.en, body['zh-CN']] as const,
    ]),
  ];
  const faults = texts.flatMap(([name, en, chinese]) => {
    const fault = termFault(name, 'zh-CN', chinese, en) ?? termFault(name, 'en', en, en);
    return fault ? [`${name}: ${fault.en}`] : [];
  });
  expect(faults).toEqual([]);
});
