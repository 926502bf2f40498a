// Writes the files of a new procedure: npm run new -- procedure payroll/batches submit-batch [query|mutation]
// It writes the contract, the server's file and a test, and prints the two lines that bind them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const usage = 'Usage: npm run new -- procedure <area>/<slice> <verb-noun> [query|mutation]';

function fail(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(1);
}

const camelCase = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const [what, slice = '', name = '', kind = 'mutation'] = process.argv.slice(2);
if (what !== 'procedure') fail('Only procedures can be made.');
if (!/^[a-z]+\/[a-z-]+$/.test(slice)) fail(`"${slice}" is not <area>/<slice>.`);
if (!/^[a-z]+(-[a-z]+)+$/.test(name)) fail(`"${name}" is not verb-noun.`);
if (kind !== 'query' && kind !== 'mutation') fail(`"${kind}" is neither query nor mutation.`);

const key = camelCase(name);
const changes = kind === 'mutation';

const contract = `import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const ${key} = defineProcedure({
  id: '${slice}/${name}',
  kind: '${kind}',
  summary: 'One sentence that says what it does.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: z.object({ id }),
  errors: ['NOT_FOUND'],
  rest: [{ method: '${changes ? 'POST' : 'GET'}', path: '/api/${slice}/{id}' }],${changes ? `\n  audit: '${slice.split('/')[1]}',` : ''}
});
`;

const server = `import { ${key} as contract } from '@wagewright/contracts';
import { implement${changes ? 'Mutation' : 'Query'} } from '../../core/implement.ts';

export const ${key} = implement${changes ? 'Mutation' : 'Query'}(contract, async ({ input${changes ? ', audit' : ''} }) => {
  // Load within the caller's reach, for change where it has a state (ADR 17) → check the transition → write → audit → enqueue, all on \`tx\`.${changes ? `\n  audit({ entity: '${slice.split('/')[1]}', entityId: input.id });` : ''}
  return { id: input.id };
});
`;

const test = `import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/test-server.ts';

describe('${slice}/${name}', () => {
  it('refuses who is not signed in', async () => {
    await using server = await startTestServer();
    const { status } = await server.anonymous.call('${slice}/${name}', { id: 1 });
    expect(status).toBe(401);
  });
});
`;

const files: readonly (readonly [string, string])[] = [
  [`packages/contracts/src/${slice}/${name}.ts`, contract],
  [`apps/server/src/${slice}/${name}.ts`, server],
  [`apps/server/test/${slice}/${name}.test.ts`, test],
];
for (const [file] of files) if (existsSync(path.join(root, file))) fail(`${file} exists already.`);
for (const [file, content] of files) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
  console.log(`wrote ${file}`);
}
const index = path.join(root, `packages/contracts/src/${slice}/index.ts`);
const line = `export * from './${name}.ts';\n`;
writeFileSync(index, `${existsSync(index) ? readFileSync(index, 'utf8') : ''}${line}`);
console.log(`added it to packages/contracts/src/${slice}/index.ts`);
console.log(
  `\nNow bind it: in apps/server/src/router.ts import ${key} from './${slice}/${name}.ts' and list it under ${slice.replace('/', '.')}.`,
);
console.log('A new slice also takes a line in packages/contracts/src/registry.ts and src/index.ts. Then: npm test');
