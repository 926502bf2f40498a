import { areas, camelCase, pascalCase, type Tree } from './tree.ts';

const contracts = 'packages/contracts/src';
const server = 'apps/server/src';
const db = 'packages/db/src';
const note = '// Made by `npm run fix` from the folders beside it.\n';

type Files = Map<string, string>;

/** A slice's procedures: what the server implements, in a file of the name that its contract has. */
const proceduresOf = (tree: Tree, slice: string): string[] =>
  tree.modules(`${contracts}/${slice}`).filter((name) => {
    const implementation = `${server}/${slice}/${name}.ts`;
    return tree.has(implementation) && new RegExp(`^export const ${camelCase(name)} = implement`, 'm').test(tree.read(implementation));
  });

/** The lines that people wrote stay as long as their files do; a procedure's line is added where it is missing. */
function sliceIndex(tree: Tree, slice: string, procedures: readonly string[]): string {
  const file = `${contracts}/${slice}/index.ts`;
  const written = tree.has(file) ? tree.read(file).trimEnd().split('\n') : [];
  const isStale = (line: string): boolean => {
    const target = /from '\.\/([a-z-]+\.ts)';/.exec(line)?.[1];
    return target !== undefined && !tree.has(`${contracts}/${slice}/${target}`);
  };
  const kept = written.filter((line) => line && !isStale(line));
  const missing = procedures.filter((name) => !kept.some((line) => line.includes(`'./${name}.ts'`)));
  return `${[...kept, ...missing.map((name) => `export * from './${name}.ts';`)].join('\n')}\n`;
}

function procedureLists(tree: Tree): Files {
  const files: Files = new Map();
  for (const area of areas) {
    const slices = tree.slices(contracts, area).map((slice) => [slice, proceduresOf(tree, `${area}/${slice}`)] as const);
    const listed = slices.filter(([, procedures]) => procedures.length > 0);
    if (listed.length === 0) continue;
    for (const [slice, procedures] of listed) {
      files.set(`${contracts}/${area}/${slice}/index.ts`, sliceIndex(tree, `${area}/${slice}`, procedures));
      const lines = procedures.map((name) => `export { ${camelCase(name)} } from './${name}.ts';`);
      files.set(`${server}/${area}/${slice}/router.ts`, `${note}${lines.join('\n')}\n`);
    }
    const list = (file: string) =>
      `${note}${listed.map(([slice]) => `export * as ${camelCase(slice)} from './${slice}/${file}';`).join('\n')}\n`;
    files.set(`${contracts}/${area}/procedures.ts`, list('index.ts'));
    files.set(`${server}/${area}/router.ts`, list('router.ts'));
  }
  return files;
}

/** What slices declare in a file of this name is gathered by area, and the areas' in one place, with the type of its keys. */
const gathered = {
  errors: 'ErrorCode',
  permissions: 'Permission',
  messages: 'MessageTemplate',
  queues: 'QueueName',
  menus: 'MenuKey',
  schedules: 'ScheduleName',
  secrets: 'SealedColumn',
} as const;
type Kind = keyof typeof gathered;

function gather(kind: Kind, parts: readonly (readonly [name: string, file: string])[]): string {
  const isQueues = kind === 'queues';
  const imports = parts.map(([name, file]) => {
    const type = isQueues ? `type JobData as ${pascalCase(name)}Jobs, ` : '';
    return `import { ${type}${kind} as ${camelCase(name)} } from '${file}';`;
  });
  const jobs = isQueues ? `\nexport type JobData = ${parts.map(([name]) => `${pascalCase(name)}Jobs`).join(' & ')};\n` : '';
  return `${note}${imports.join('\n')}\n\nexport const ${kind} = { ${parts.map(([name]) => `...${camelCase(name)}`).join(', ')} };\n${jobs}`;
}

function gatheredLists(tree: Tree): Files {
  const files: Files = new Map();
  for (const kind of Object.keys(gathered) as Kind[]) {
    const withSome = areas.flatMap((area) => {
      const slices = tree.slices(contracts, area).filter((slice) => tree.has(`${contracts}/${area}/${slice}/${kind}.ts`));
      if (slices.length > 0)
        files.set(
          `${contracts}/${area}/${kind}.ts`,
          gather(
            kind,
            slices.map((slice) => [slice, `./${slice}/${kind}.ts`]),
          ),
        );
      return slices.length > 0 ? [[area, `../${area}/${kind}.ts`] as const] : [];
    });
    const core = tree.has(`${contracts}/core/${kind}.ts`) ? ([['core', `../core/${kind}.ts`]] as const) : [];
    const type = `\nexport type ${gathered[kind]} = keyof typeof ${kind};\n`;
    files.set(`${contracts}/gathered/${kind}.ts`, gather(kind, kind === 'errors' ? [...core, ...withSome] : withSome) + type);
  }
  return files;
}

/** The areas that have a list, in the roots that name them. */
function roots(tree: Tree, lists: Files): Files {
  const withLists = areas.filter((area) => lists.has(`${server}/${area}/router.ts`));
  const imports = (file: string) => withLists.toSorted().map((area) => `import * as ${area} from './${area}/${file}';`);
  const rooted = (root: string, file: string, list: RegExp, between: string) => {
    const text = tree.read(root).replace(/^import \* as \w+ from '\.\/[a-z]+\/(?:router|procedures)\.ts';\n/gm, '');
    return `${imports(file).join('\n')}\n${text}`.replace(list, `$1${between}$2`);
  };
  const named = withLists.join(', ');
  return new Map([
    [`${server}/router.ts`, rooted(`${server}/router.ts`, 'router.ts', /(const areas = \{)[^}]*(\};)/, ` ${named} `)],
    [`${contracts}/registry.ts`, rooted(`${contracts}/registry.ts`, 'procedures.ts', /(>\[\] = \[)[^\]]*(\];)/, named)],
  ]);
}

/** Slices with an index, in the barrels of a package. */
function barrels(tree: Tree, source: string): Files {
  const files: Files = new Map();
  for (const area of areas) {
    const slices = tree.slices(source, area).filter((slice) => tree.has(`${source}/${area}/${slice}/index.ts`));
    if (slices.length > 0 && tree.has(`${source}/${area}/index.ts`))
      files.set(`${source}/${area}/index.ts`, `${note}${slices.map((slice) => `export * from './${slice}/index.ts';`).join('\n')}\n`);
  }
  return files;
}

/** What slices have to say before a move of a batch: theirs are in a file of this name. */
function readinessList(tree: Tree): Files {
  const slices = areas.flatMap((area) => tree.slices(server, area).map((slice) => `${area}/${slice}`));
  const withSome = slices.filter((slice) => tree.has(`${server}/${slice}/readiness.ts`));
  if (withSome.length === 0) return new Map();
  const name = (slice: string) => camelCase(slice.replace('/', '-'));
  const imports = withSome.map((slice) => `import { readiness as ${name(slice)} } from './${slice}/readiness.ts';`);
  const list = `export const readiness = [${withSome.map((slice) => `...${name(slice)}`).join(', ')}];`;
  return new Map([[`${server}/readiness.ts`, `${note}${imports.join('\n')}\n\n${list}\n`]]);
}

/** Every list of the wiring as it should be, by file: of procedures, of slices and areas, and of what slices declare. Not yet formatted. */
export function wiringLists(tree: Tree): Files {
  const procedures = procedureLists(tree);
  return new Map([
    ...procedures,
    ...gatheredLists(tree),
    ...readinessList(tree),
    ...roots(tree, procedures),
    ...barrels(tree, contracts),
    ...barrels(tree, db),
  ]);
}
