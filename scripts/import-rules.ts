/** Who may import whom, written once: dependency-cruiser reads it (.dependency-cruiser.mjs), the linter's part is made from it (npm run fix). */

/** Areas in their order: each uses only those before it. What must reach up is registered in an app's compose.ts. */
export const areas = ['platform', 'identity', 'org', 'approvals', 'time', 'payroll', 'careers', 'portal', 'integrations'] as const;

export const laterThan = (area: (typeof areas)[number]): readonly string[] => areas.slice(areas.indexOf(area) + 1);
export const comesBefore = (area: (typeof areas)[number]): string => `${area} comes before ${laterThan(area).join(', ')}`;

/** What the linter watches, since it alone tells types from values and reads screens: modules as they are named in an import. */
interface Restriction {
  readonly group: readonly string[];
  /** Their types may be imported. */
  readonly allowTypeImports?: true;
  readonly message: string;
}

const withinPackage = (name: string): string[] => [`@wagewright/${name}`, `@wagewright/${name}/*`];

const engine: readonly Restriction[] = [
  { group: withinPackage('contracts'), allowTypeImports: true, message: 'The engine takes only types of contracts.' },
];

const web: readonly Restriction[] = [
  { group: withinPackage('server'), allowTypeImports: true, message: 'The web takes only the type of the server’s router.' },
  {
    group: [
      ...withinPackage('db'),
      ...withinPackage('worker'),
      ...withinPackage('documents'),
      '@wagewright/files',
      '@wagewright/calc-engine',
      '@wagewright/calc-engine/packs',
      '!@wagewright/calc-engine/language',
      '!@wagewright/calc-engine/authoring',
      '!@wagewright/files/values',
    ],
    message: 'The web imports contracts, the engine’s language and authoring, and the reader of values only.',
  },
];

const override = (folder: string, patterns: readonly Restriction[]): object => ({
  files: [`**/${folder}/**`],
  rules: { 'typescript/no-restricted-imports': ['error', { patterns }] },
});

/** The linter's overrides. The last that fits a file counts, so that an area's repeats those of the web. */
export const lintOverrides = (): object[] => [
  override('packages/calc-engine/src', engine),
  override('apps/web/src', web),
  ...areas
    .filter((area) => laterThan(area).length > 0)
    .map((area) =>
      override(`apps/web/src/features/${area}`, [
        ...web,
        { group: laterThan(area).map((later) => `**/${later}/**`), message: `${comesBefore(area)}.` },
      ]),
    ),
];
