/** Runs the code of one operation over arrays. */
import { Emitter } from '../../src/codegen/emit.ts';
import { generate } from '../../src/codegen/generate.ts';
import { runtime } from '../../src/codegen/runtime.ts';
import type { IntNode } from '../../src/ir/nodes.ts';

/** What stands in a slot: numbers (NaN is blank), where lines begin, or texts. */
export type Slot = Float64Array | Int32Array | readonly (string | null)[];

export const toArray = (values: readonly (bigint | null)[]): Float64Array =>
  Float64Array.from(values, (v) => (v === null ? Number.NaN : Number(v)));

/** What the code gives for each row: a value, null for a blank, or a flag. */
export function run(node: IntNode, arrays: readonly Slot[], length: number): string[] {
  const emitter = new Emitter('NaN', 'i');
  const value = emitter.int(node);
  const slots = arrays.map((_, slot) => `s${slot}`);
  const source = [
    'const always = true; const periodStart = 0;',
    ...emitter.constants.map((_, index) => `const k${index} = constants[${index}];`),
    `return function (flags, out, ${slots.join(', ')}) { items: for (let i = 0; i < out.length; i++) { ${emitter.source}\nout[i] = ${value}; } };`,
  ].join('\n');
  const loop = generate<(flags: Uint8Array, out: Float64Array, ...slots: unknown[]) => void>(source, {
    runtime,
    constants: emitter.constants,
  });
  const [flags, out] = [new Uint8Array(length), new Float64Array(length)];
  loop(flags, out, ...arrays);
  return Array.from(out, (result, row) => (flags[row] ? 'flag' : Number.isNaN(result) ? 'blank' : String(BigInt(result))));
}
