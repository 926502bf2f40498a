/** Loops over rows inside the loop of a column. What does not change from row to row is computed before the loop. */
import type { BoolNode, IntNode, IrNode, TextNode } from '../ir/nodes.ts';
import { safeMax } from '../ir/nodes.ts';
import { numberLiteral } from './literal.ts';

/** What a loop needs of the emitter. */
export interface FoldEmitter {
  int(node: IntNode): string;
  bool(node: BoolNode): string;
  text(node: TextNode): string;
  assign(expression: string): string;
  constant(value: unknown): string;
  fresh(): string;
  line(text: string): void;
  flag(): string;
  /** Statements emitted by the function, not known outside. */
  statements(emit: () => void): string;
  /** Name of the employee's row. */
  readonly row: string;
}

type Fold = Extract<IrNode, { op: 'fold' }>;

const isNode = (part: unknown): part is IrNode => part !== null && typeof part === 'object' && 'depths' in part;

/** Nodes below a loop's body that read nothing at its row, nor at that of a deeper loop. A node that may flag stays: it may not be needed. */
function hoist(emitter: FoldEmitter, part: unknown, depth: number): void {
  if (Array.isArray(part)) for (const item of part) hoist(emitter, item, depth);
  if (!isNode(part) || (part.type === 'int' && (part.op === 'const' || part.op === 'fail'))) return;
  const fixed = part.depths >> depth === 0 && part.type !== 'bool' && (!part.mayFlag || (part.op === 'fold' && !containsFail(part)));
  if (!fixed) for (const operand of Object.values(part)) hoist(emitter, operand, depth);
  else if (part.type === 'int') emitter.int(part);
  else if (part.type === 'text') emitter.text(part);
}

/** Fails wherever it is computed, so that computing it where it is not needed would flag every row. */
function containsFail(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(containsFail);
  return isNode(part) && (part.op === 'fail' || Object.values(part).some(containsFail));
}

/** Opens the loop, runs the body where the row fits, closes it. LAST goes backwards. */
function loop(emitter: FoldEmitter, node: Fold, backwards: boolean, body: () => void): void {
  const j = `j${node.depth}`;
  const { range } = node;
  const from = range.kind === 'lines' ? emitter.assign(`s${range.slot}[${emitter.row}]`) : range.kind === 'row' ? emitter.row : '0';
  const to =
    range.kind === 'lines' ? emitter.assign(`s${range.slot}[${emitter.row} + 1]`) : range.kind === 'row' ? `${from} + 1` : `${range.count}`;
  const statements = emitter.statements(() => {
    const test = node.where && emitter.bool(node.where);
    const inner = emitter.statements(body);
    emitter.line(test === null || test === 'true' ? inner : `if (${test}) { ${inner} }`);
  });
  const head = backwards ? `let ${j} = ${to} - 1; ${j} >= ${from}; ${j}--` : `let ${j} = ${from}; ${j} < ${to}; ${j}++`;
  emitter.line(`for (${head}) { ${statements} }`);
}

/** Whether a row was found, where that matters. */
function found(emitter: FoldEmitter, needed: boolean): string | null {
  if (!needed) return null;
  const name = emitter.fresh();
  emitter.line(`let ${name} = false;`);
  return name;
}

export function emitFold(emitter: FoldEmitter, node: Extract<IntNode, { op: 'fold' }>): string {
  hoist(emitter, [node.where, node.value], node.depth);
  const name = emitter.fresh();
  const { fn, value } = node;
  emitter.line(`let ${name} = ${fn === 'sum' || fn === 'count' ? '0' : 'NaN'};`);
  const seen = found(emitter, node.required || fn === 'only');
  loop(emitter, node, fn === 'last', () => {
    if (fn === 'only') emitter.line(`if (${seen}) ${emitter.flag()}`);
    if (seen) emitter.line(`${seen} = true;`);
    if (!value) {
      emitter.line(`${name}++;`);
      return;
    }
    const v = emitter.int(value);
    const present = value.nan ? `if (${v} === ${v}) ` : '';
    if (fn === 'sum') emitter.line(`${present}${name} += ${v};`);
    else if (fn === 'min') emitter.line(`${present}if (!(${name} <= ${v})) ${name} = ${v};`);
    else if (fn === 'max') emitter.line(`${present}if (!(${name} >= ${v})) ${name} = ${v};`);
    else emitter.line(`${name} = ${v};${fn === 'only' ? '' : ' break;'}`);
    if (node.guarded)
      emitter.line(`if (!(${name} >= ${numberLiteral(-safeMax)} && ${name} <= ${numberLiteral(safeMax)})) ${emitter.flag()}`);
  });
  if (node.required) emitter.line(`if (!${seen}) ${emitter.flag()}`);
  return name;
}

export function emitExists(emitter: FoldEmitter, node: Extract<BoolNode, { op: 'fold' }>): string {
  hoist(emitter, node.where, node.depth);
  const name = emitter.fresh();
  emitter.line(`let ${name} = false;`);
  loop(emitter, node, false, () => emitter.line(`${name} = true; break;`));
  return name;
}

export function emitTextFold(emitter: FoldEmitter, node: Extract<TextNode, { op: 'fold' }>): string {
  hoist(emitter, [node.where, node.value], node.depth);
  const name = emitter.fresh();
  const { fn } = node;
  emitter.line(`let ${name} = '';`);
  const seen = found(emitter, node.required || fn === 'only');
  loop(emitter, node, fn === 'last', () => {
    if (fn === 'only') emitter.line(`if (${seen}) ${emitter.flag()}`);
    if (seen) emitter.line(`${seen} = true;`);
    const v = emitter.text(node.value);
    if (fn !== 'concat') emitter.line(`${name} = ${v};${fn === 'only' ? '' : ' break;'}`);
    else emitter.line(`if (${v} !== '') ${name} = ${name} === '' ? ${v} : ${name} + ${emitter.constant(node.separator)} + ${v};`);
  });
  if (node.required) emitter.line(`if (!${seen}) ${emitter.flag()}`);
  return name;
}
