import { areas, comesBefore, laterThan } from './scripts/import-rules.ts';

// Who may import whom, by scripts/import-rules.ts. Cycles and imports that may be of types only are oxlint's (.oxlintrc.json), which can tell types apart.
// tests/import-rules holds a tree that breaks every rule, so that a check that reads nothing is noticed.
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { pathNot: allowed, dependencyTypesNot: ['core'] },
});

const roots = '^(apps/(?:server|worker)/src|packages/(?:contracts|db)/src|apps/web/src/features)';

/** An area uses only the areas before it. What must reach up is registered in compose.ts. */
const upwards = areas
  .filter((area) => laterThan(area).length > 0)
  .map((area) => ({
    name: `${area}-uses-a-later-area`,
    severity: 'error',
    comment: comesBefore(area),
    from: { path: `${roots}/${area}/` },
    to: { path: `${roots}/(?:${laterThan(area).join('|')})/`, pathNot: '^packages/db/src/generated/' },
  }));

export default {
  forbidden: [
    only('contracts-import-zod-only', '^packages/contracts/src/', ['^packages/contracts/src/', 'node_modules/zod/'], 'contracts ← zod'),
    only(
      'engine-imports-its-parser-only',
      '^packages/calc-engine/src/',
      ['^packages/calc-engine/src/', 'node_modules/@lezer/', '^packages/contracts/src/'],
      'calc-engine ← its parser, and of ours only types of contracts',
    ),
    only(
      'files-import-nothing',
      '^packages/files/src/',
      ['^packages/files/src/'],
      'files ← nothing: the reader of every import knows no payroll',
    ),
    only(
      'documents-import-their-writers',
      '^packages/documents/src/',
      ['^packages/documents/src/', 'node_modules/'],
      'documents ← nothing of ours: what people take away knows no payroll',
    ),
    {
      name: 'db-imports-no-app',
      severity: 'error',
      comment: 'db ← contracts (and the engine’s types and packs)',
      from: { path: '^packages/db/src/' },
      to: { path: '^(?:apps|packages/(?:files|documents))/' },
    },
    {
      name: 'packages-import-no-app',
      severity: 'error',
      from: { path: '^packages/(?!db/)' },
      to: { path: '^apps/' },
    },
    {
      name: 'server-and-worker-are-strangers',
      severity: 'error',
      from: { path: '^apps/(server|worker)/src/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-imports-contracts-and-language-only',
      severity: 'error',
      comment: 'web ← contracts, calc-engine/language and authoring, files/values, and only the type of the server’s router',
      from: { path: '^apps/web/src/' },
      to: {
        path: '^(?:packages/(?!contracts/src/|calc-engine/src/(?:language|authoring)/|files/src/values\\.ts$)|apps/(?!web/|server/(?:src|dist-types/src)/router))',
      },
    },
    {
      name: 'slices-meet-at-their-index',
      severity: 'error',
      comment: 'slice → slice only through the other’s index.ts; lists by area, roots and compose.ts bind all of them',
      from: { path: `^(apps/(?:server|worker)/src|packages/(?:contracts|db)/src)/(${areas.join('|')})/([a-z-]+)/` },
      to: {
        path: `^$1/(?:${areas.join('|')})/[a-z-]+/`,
        pathNot: ['^$1/$2/$3/', '/index\\.ts$'],
      },
    },
    ...upwards,
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { pathNot: '\\.gen\\.ts$' },
      to: { couldNotResolve: true, pathNot: '\\.css$|\\?' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // swc as it is used there does not read .tsx; the web's screens are watched by oxlint (.oxlintrc.json)
    exclude: { path: ['\\.tsx$', '/test/', 'dist-types', '/dist/', 'packages/db/src/generated'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
