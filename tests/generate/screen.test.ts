import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMade } from '../../scripts/generate/new-files.ts';
import { screenFiles } from '../../scripts/generate/screen.ts';
import { Tree } from '../../scripts/wiring/tree.ts';
import { staleLists } from '../../scripts/wiring/write-lists.ts';
import { Copy } from './copy.ts';

describe('npm run new -- screen', () => {
  let copy: Copy;
  let tree: Tree;
  const make = (slice: string, page: string, chinese?: string): string[] =>
    writeMade(copy.root, screenFiles(tree, { slice, page, chinese }));
  beforeAll(() => {
    copy = new Copy();
    tree = new Tree(copy.root);
  });
  afterAll(() => copy[Symbol.dispose]());

  it('writes a list screen of a new slice with its query, wired, of which at most six files are changed by hand', () => {
    const written = make('time/holidays', 'PublicHolidayListPage', '公共假日');
    const byHand = [
      'packages/contracts/src/time/holidays/list-public-holidays.ts',
      'apps/server/src/time/holidays/list-public-holidays.ts',
      'apps/web/src/features/time/holidays/public-holiday-columns.ts',
      'apps/web/src/features/time/holidays/locales/en.ts',
      'apps/web/src/features/time/holidays/locales/zh-CN.ts',
      'tests/permissions/slices/time/holidays.ts',
    ];
    expect(written).toEqual(
      expect.arrayContaining([
        ...byHand,
        'apps/web/src/routes/_app/time/holidays/index.tsx',
        'apps/web/src/features/time/holidays/PublicHolidayListPage.tsx',
        'apps/web/test/features/holidays/public-holiday-columns.test.ts',
        'apps/web/test/features/holidays/public-holiday-menu.test.ts',
        'packages/contracts/src/time/holidays/menus.ts',
      ]),
    );
    expect(staleLists(copy.root)).toEqual([]);
  });

  const menuAt = (path: string): unknown =>
    copy.ask(`
      const { menus } = await import('@wagewright/contracts/identity/menus');
      console.log(JSON.stringify(menus.find(({ path }) => path === '${path}')));`);

  it('gives the screen a place in the navigation of its area, by name in both languages, for whoever may ask its query', () => {
    expect(menuAt('/time/holidays')).toEqual({
      key: 'publicHolidays',
      area: 'time',
      rank: 70,
      label: { en: 'Public holidays', 'zh-CN': '公共假日' },
      path: '/time/holidays',
      needs: 'signed-in',
    });
  });

  it('says the same texts in both languages, under the namespace of the slice, which the route asks for', () => {
    const keys = (language: string) =>
      [...tree.read(`apps/web/src/features/time/holidays/locales/${language}.ts`).matchAll(/\b(\w+): ['{]/g)].map(([, key]) => key);
    expect(keys('en')).toEqual(['publicHolidayList', 'title', 'lead', 'emptyTitle', 'emptyText', 'columns', 'name']);
    expect(keys('zh-CN')).toEqual(keys('en'));
    expect(tree.read('apps/web/src/routes/_app/time/holidays/index.tsx')).toContain(`texts: ['holidays']`);
  });

  it('adds to the texts of a slice that has some, and takes the query that is there', () => {
    const written = make('payroll/copies', 'CopyListPage');
    expect(written).not.toContain('packages/contracts/src/payroll/copies/list-copies.ts');
    expect(written).toContain('apps/web/src/features/payroll/copies/CopyListPage.tsx');
    expect(menuAt('/payroll/copies')).toMatchObject({ key: 'copies', area: 'payroll', needs: 'solution.read' });
    const texts = 'apps/web/src/features/payroll/what-ifs/locales/en.ts';
    const before = tree.read(texts);
    make('payroll/what-ifs', 'WhatIfListPage');
    expect(tree.read(texts)).toContain('whatIfList: {');
    expect(tree.read(texts).length).toBeGreaterThan(before.length);
  });

  it('takes no name that another entry of the navigation has', () => {
    expect(() => make('payroll/groups', 'SolutionListPage')).toThrow('There is a menu entry "solutions" already');
  });

  it('takes no name that is not a list page', () => {
    expect(() => make('time/holidays', 'Holidays')).toThrow('is not <Noun>ListPage');
  });
});
