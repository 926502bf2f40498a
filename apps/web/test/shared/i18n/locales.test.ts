import { describe, expect, it } from 'vitest';
import en from '../../../src/locales/en.ts';
import zh from '../../../src/locales/zh-CN.ts';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[here, value]] : leaves(value, here);
  });
const withoutSingulars = (entries: readonly [string, string][]) => entries.filter(([key]) => !key.endsWith('_one'));
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

describe('translations', () => {
  const english = new Map(withoutSingulars(leaves(en)));
  const chinese = new Map(leaves(zh as Tree));

  it('hold the same texts in both languages', () => {
    expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('fill in the same values', () => {
    const differing = [...english].filter(([key, text]) => String(placeholders(text)) !== String(placeholders(chinese.get(key) ?? '')));
    expect(differing).toEqual([]);
  });

  it('leave no text empty', () => {
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
