// Writes docs/reference from the contracts and the engine's functions; with --check it only says whether what stands there is current.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtInRoleGrants, permissions, roleCodes, type StateMachine } from '@wagewright/contracts';
import { approvalMachine } from '@wagewright/contracts/approvals/instances';
import { snapshotCatalogue, snapshotLines } from '@wagewright/contracts/definition-findings';
import { definitionJsonSchema, definitionLayerJsonSchema } from '@wagewright/contracts/definition-json-schema';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import { payslipSettingMachine } from '@wagewright/contracts/payroll/payslip-settings';
import { payslipMachine, payslipRoundMachine } from '@wagewright/contracts/payroll/payslips';
import { periodMachine } from '@wagewright/contracts/payroll/periods';
import { solutionCopyMachine, solutionMachine } from '@wagewright/contracts/payroll/solutions';
import { procedures } from '@wagewright/contracts/registry';
import { functionReference } from './reference/functions.ts';
import { trustReference } from './reference/trust.ts';

const folder = path.resolve(import.meta.dirname, '../docs/reference');
const generated = (from: string): string => `<!-- Made by scripts/reference.ts from ${from}. Do not edit. -->`;
const page = (title: string, body: string, from = 'packages/contracts'): string =>
  `# ${title}\n\n${generated(from)}\n\n${body.trimEnd()}\n`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A page a slice, so that two who add procedures to two slices change two pages. */
function restPages(): Record<string, string> {
  const slices = Map.groupBy(procedures, ({ id }) => id.split('/').slice(0, 2).join('/'));
  return Object.fromEntries(
    [...slices].map(([slice, contracts]) => {
      const rows = contracts.flatMap(({ id, rest: calls, permission, summary }) => {
        const name = id.split('/')[2] ?? '';
        if (calls.length === 0) return [row('SSE', `\`${name}\``, permission, summary)];
        return calls.map(({ method, path: route }) => row(method, `\`${route}\``, permission, summary));
      });
      const table = [row('Call', 'Path', 'Permission', 'What it does'), row('---', '---', '---', '---'), ...rows].join('\n');
      return [`rest/${slice}.md`, page(`Calls of ${slice}`, table)];
    }),
  );
}

function permissionTable(): string {
  const rows = permissions.map((permission) =>
    row(`\`${permission}\``, ...roleCodes.map((role) => builtInRoleGrants[role][permission] ?? '')),
  );
  return [row('Permission', ...roleCodes), row('---', ...roleCodes.map(() => '---')), ...rows].join('\n');
}

function diagram(machine: StateMachine<string, string, string>): string {
  const name = (state: string): string => state.replaceAll('-', '_');
  const states = Object.entries(machine.labels).map(([state, label]) => `    ${name(state)}: ${state} (${label.en})`);
  const moves = machine.transitions.flatMap(({ event, from, to, guard }) =>
    from.map((state) => `    ${name(state)} --> ${name(to)}: ${event}${guard ? ` [${guard.join(', ')}]` : ''}`),
  );
  return [
    `## ${machine.name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...states,
    `    [*] --> ${name(machine.initial)}`,
    ...moves,
    '```',
  ].join('\n');
}

/** What a snapshot table may freeze. */
function sourceTable(): string {
  const rows = snapshotCatalogue.map(({ word, types, lines, meaning }) => {
    return row(`\`${word}\``, types.join(', '), lines === null ? 'any' : lines.join(', '), meaning.en, meaning['zh-CN']);
  });
  const table = [
    row('Source', 'Type', 'In tables whose `lines` are', 'What', '含义'),
    row('---', '---', '---', '---', '---'),
    ...rows,
  ].join('\n');
  const said = `A column of a snapshot table names one as \`source\`. ITEM is the code of a pay item, KEY that of a custom field. A number fits columns of type
integer, decimal and money. \`lines\` is one of ${snapshotLines.map((lines) => `\`${lines}\``).join(', ')}; the default is \`employee\`: one row an employee.`;
  return `${said}\n\n${table}`;
}

const machines = [
  batchMachine,
  periodMachine,
  solutionMachine,
  solutionCopyMachine,
  payslipSettingMachine,
  payslipMachine,
  payslipRoundMachine,
  approvalMachine,
] as unknown as StateMachine<string, string, string>[];

const pages: Readonly<Record<string, string>> = {
  ...restPages(),
  'permissions.md': page('Permissions', `What the built-in roles may do, and whom each grant reaches.\n\n${permissionTable()}`),
  'definition.schema.json': `${JSON.stringify(definitionJsonSchema(), null, 2)}\n`,
  'definition-layer.schema.json': `${JSON.stringify(definitionLayerJsonSchema(), null, 2)}\n`,
  'functions.md': page('Functions of the expression language', functionReference(), 'packages/calc-engine/src/functions'),
  'trust.md': page('Trust', trustReference(), 'the titles of the tests'),
  'sources.md': page('Catalogue of sources', sourceTable()),
  'state-machines.md': page('State machines', machines.map(diagram).join('\n\n')),
};

const isCheck = process.argv.includes('--check');
/** Pages of slices that there are no more. */
const left = globSync('rest/**/*.md', { cwd: folder })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !Object.hasOwn(pages, file));
const stale = Object.entries(pages).filter(([name, text]) => {
  const file = path.join(folder, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
const wrong = [...stale.map(([name]) => name), ...left];
if (isCheck && wrong.length > 0) {
  console.error(`${wrong.map((name) => `docs/reference/${name}`).join(', ')} no longer says what the code says. Run: npm run fix`);
  process.exit(1);
}
for (const name of left) rmSync(path.join(folder, name));
for (const [name, text] of stale) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}
console.log(isCheck ? 'docs/reference is current' : `wrote ${stale.length} pages`);
