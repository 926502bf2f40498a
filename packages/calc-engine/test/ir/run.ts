/** Runs the code of one operation over arrays. */
import { Emitter } from '../../src/codegen/emit.ts';
import { generate } from '../../src/codegen/generate.ts';
import { runtime } from '../../src/codegen/runtime.ts';
import type { IntNode, TextNode } from '../../src/ir/nodes.ts';

/** What stands in a slot: numbers (NaN is blank), where lines begin, or texts. */
export type Slot = Float64Array | Int32Array | readonly (string | null)[];

export const toArray = (values: readonly (bigint | null | 'failed')[]): Float64Array =>
  Float64Array.from(values, (value) => (value === null ? Number.NaN : value === 'failed' ? Number.POSITIVE_INFINITY : Number(value)));

/** What the code gives for each row: a value, a text in quotes, `blank`, or `flag`. */
export function run(node: IntNode | TextNode, arrays: readonly Slot[], length: number): string[] {
  const emitter = new Emitter('NaN', 'i');
  const value = node.type === 'int' ? emitter.int(node) : emitter.text(node);
  const slots = arrays.map((_, slot) => `s${slot}`);
  const source = [
    'const always = true; const periodStart = 0;',
    ...emitter.constants.map((_, index) => `const k${index} = constants[${index}];`),
    `return function (flags, out, ${slots.join(', ')}) { items: for (let i = 0; i < out.length; i++) { ${emitter.source}\nout[i] = ${value}; } };`,
  ].join('\n');
  const loop = generate<(flags: Uint8Array, out: (number | string | null)[], ...slots: unknown[]) => void>(source, {
    runtime,
    constants: emitter.constants,
  });
  const [flags, out] = [new Uint8Array(length), new Array<number | string | null>(length).fill(null)];
  loop(flags, out, ...arrays);
  return out.map((result, row) => {
    if (flags[row]) return 'flag';
    if (typeof result !== 'number') return `"${result}"`;
    return Number.isNaN(result) ? 'blank' : String(BigInt(result));
  });
}
