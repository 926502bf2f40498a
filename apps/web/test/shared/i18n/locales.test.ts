import { keyOfTerm, termFault, termKey } from '@wagewright/contracts/platform/languages';
import { describe, expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

/** Every slice's texts, by the folder of the slice. */
const gather = (files: Record<string, Tree>): Tree =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.replace(/.*src\//, '').replace(/\/[\w-]+\.ts$/, ''), texts]));
const en = gather(import.meta.glob<Tree>('../../../src/**/{locales,common}/en.ts', { eager: true, import: 'default' }));
const zh = gather(import.meta.glob<Tree>('../../../src/**/{locales,common}/zh-CN.ts', { eager: true, import: 'default' }));
const sources = import.meta.glob<string>('../../../src/features/**/locales/en.ts', { eager: true, query: '?raw', import: 'default' });
const sliceOf = (folder: string): string => /([\w-]+)(?:\/locales)?$/.exec(folder)?.[1] ?? '';

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[here, value]] : leaves(value, here);
  });
const withoutSingulars = (entries: readonly [string, string][]) => entries.filter(([key]) => !key.endsWith('_one'));
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

describe('translations', () => {
  const english = new Map(withoutSingulars(leaves(en)));
  const chinese = new Map(leaves(zh));

  it('are found in every slice, each of which has a name of its own', () => {
    const slices = Object.keys(en).map(sliceOf);
    expect(slices.length).toBeGreaterThan(10);
    expect(slices.toSorted()).toEqual([...new Set(slices)].toSorted());
  });

  it('are declared by the name of their slice: by any other a screen would wait for them for ever', () => {
    const camel = (folder: string): string => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const declared = Object.entries(sources).map(([path, source]) => [
      camel(/([\w-]+)\/locales\//.exec(path)?.[1] ?? ''),
      /interface Texts \{\s*(\w+): typeof texts;/.exec(source)?.[1],
    ]);
    expect(declared.length).toBeGreaterThan(10);
    expect(declared.filter(([slice, namespace]) => slice !== namespace)).toEqual([]);
  });

  it('hold the same texts in both languages', () => {
    expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('fill in the same values', () => {
    const differing = [...english].filter(([key, text]) => String(placeholders(text)) !== String(placeholders(chinese.get(key) ?? '')));
    expect(differing).toEqual([]);
  });

  it('would do as anybody’s own wording, each under a key of its own', () => {
    const faults = (texts: ReadonlyMap<string, string>, lang: string) =>
      [...texts].flatMap(([place, text]) => {
        const name = place.slice(place.indexOf('.') + 1);
        const reference = english.get(place) ?? text;
        const fault = termFault(name, lang, text, reference)?.en;
        const isKey = termKey.safeParse(keyOfTerm({ appCode: 'web', hierarchyCode: 'payroll/batches', name })).success;
        return fault !== undefined || !isKey ? [`${place}: ${fault ?? 'no key'}`] : [];
      });
    expect(faults(new Map(leaves(en)), 'en')).toEqual([]);
    expect(faults(chinese, 'zh-CN')).toEqual([]);
  });

  it('leave no text empty', () => {
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
