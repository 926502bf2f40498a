import { areas, camelCase, type Tree } from '../wiring/tree.ts';
import { addedTo, CannotMake } from './new-files.ts';

export interface MenuPlan {
  /** area/slice; the screen stands at its path. */
  readonly slice: string;
  /** public-holidays */
  readonly things: string;
  /** list-public-holidays: who may ask it, sees the entry. */
  readonly query: string;
  readonly english: string;
  readonly chinese: string;
}

const contracts = 'packages/contracts/src';

/** Where screens of an area stand in the navigation, as `menuAreas` of contracts names it. */
const places: Readonly<Record<(typeof areas)[number], string>> = {
  platform: 'settings',
  identity: 'settings',
  org: 'people',
  approvals: 'top',
  time: 'time',
  payroll: 'payroll',
  careers: 'people',
  portal: 'me',
  integrations: 'back-office',
};

const newMenus = `import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';

export const menus = {
} as const satisfies MenuDefinitions;
`;

/** The entries of every slice: key, place and rank. */
function* entriesOf(tree: Tree): Generator<{ key: string; place: string; rank: number }> {
  const slices = areas.flatMap((area) => tree.slices(contracts, area).map((slice) => `${contracts}/${area}/${slice}/menus.ts`));
  for (const file of slices.filter((file) => tree.has(file)))
    for (const [, key = '', place = '', rank] of tree.read(file).matchAll(/^ {2}(\w+): \{\s*area: '([\w-]+)',\s*rank: (\d+)/gm))
      yield { key, place, rank: Number(rank) };
}

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/**
 * An entry of the navigation at the end of its area, seen by whoever may ask the screen's query.
 * @returns the slice's menus, as they are to be
 * @throws CannotMake where another slice has an entry of that name
 */
export function withEntry(tree: Tree, { slice, things, query, english, chinese }: MenuPlan): [file: string, text: string] {
  const area = areas.find((name) => slice.startsWith(`${name}/`)) ?? 'platform';
  const [key, file] = [camelCase(things), `${contracts}/${slice}/menus.ts`];
  const entries = [...entriesOf(tree)];
  if (entries.some((entry) => entry.key === key))
    throw new CannotMake(`There is a menu entry "${key}" already: name the screen otherwise.`);
  const rank = 10 + Math.max(0, ...entries.filter(({ place }) => place === places[area]).map((entry) => entry.rank));
  const label = `{ en: ${quoted(english)}, 'zh-CN': ${quoted(chinese)} }`;
  const entry = `  ${key}: { area: '${places[area]}', rank: ${rank}, label: ${label}, path: '/${slice}', needs: needsOf(${camelCase(query)}) },\n`;
  const text = addedTo(tree.has(file) ? tree.read(file) : newMenus, 'menus', entry);
  return [
    file,
    text
      .replace('import type { MenuDefinitions }', 'import { type MenuDefinitions, needsOf }')
      .replace('\n\n', `\nimport { ${camelCase(query)} } from './${query}.ts';\n\n`),
  ];
}
