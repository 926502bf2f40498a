/** Operations on texts made by chance, and beside each what it means; the empty text is blank. */
import type { TextNode } from '../../src/ir/nodes.ts';
import { type Cond, flag, type Maker, type Place } from './maker.ts';

export interface Text {
  readonly node: TextNode;
  readonly means: (at: Place) => string;
}

const words = ['', 'a', 'ab', '夜班'];

export function text(maker: Maker, depth: number, inLoop = false): Text {
  const { random } = maker;
  if (depth === 0 || random.int(8) === 0) return leaf(maker, inLoop);
  const all = [check, choose, join, cut, pieces, lookup, format];
  return random.pick(inLoop ? all : [...all, fold, fold, fold])(maker, depth - 1, inLoop);
}

function leaf({ build, random, world }: Maker, inLoop: boolean): Text {
  if (random.int(3) === 0) {
    const value = random.pick(words);
    return { node: build.text({ op: 'const', value }), means: () => value };
  }
  const [rows = [], lines = []] = world.texts;
  const slot = world.columns.length + 2;
  if (inLoop && random.int(2) === 0)
    return { node: build.text({ op: 'read', slot: slot + 1, at: 1, failing: false }), means: ({ line }) => lines[line] ?? '' };
  return { node: build.text({ op: 'read', slot, at: inLoop ? 'row' : 'item', failing: false }), means: ({ row }) => rows[row] ?? '' };
}

function check(maker: Maker, depth: number, inLoop: boolean): Text {
  const a = text(maker, depth, inLoop);
  return { node: maker.build.text({ op: 'check', a: a.node }), means: (at) => a.means(at) || flag() };
}

function choose(maker: Maker, depth: number, inLoop: boolean): Text {
  const [then, otherwise] = [text(maker, depth, inLoop), text(maker, depth, inLoop)];
  const test = maker.random.int(2) === 0 ? maker.cond(depth, inLoop) : textCond(maker, depth, inLoop);
  return {
    node: maker.build.chooseText(test.node, then.node, otherwise.node),
    means: (at) => (test.means(at) ? then.means(at) : otherwise.means(at)),
  };
}

function textCond(maker: Maker, depth: number, inLoop: boolean): Cond {
  const [a, b] = [text(maker, depth, inLoop), text(maker, 0, inLoop)];
  const { build, random } = maker;
  return random.pick<() => Cond>([
    () => ({ node: build.compareText('===', a.node, b.node), means: (at) => a.means(at) === b.means(at) }),
    () => ({ node: build.compareText('!==', a.node, b.node), means: (at) => a.means(at) !== b.means(at) }),
    () => ({ node: build.matches(a.node, build.text({ op: 'const', value: 'a*' })), means: (at) => a.means(at).startsWith('a') }),
  ])();
}

function join(maker: Maker, depth: number, inLoop: boolean): Text {
  const [a, b] = [text(maker, depth, inLoop), text(maker, depth, inLoop)];
  return { node: maker.build.text({ op: 'join', a: a.node, b: b.node }), means: (at) => a.means(at) + b.means(at) };
}

function cut(maker: Maker, depth: number, inLoop: boolean): Text {
  const a = text(maker, depth, inLoop);
  const { build, random } = maker;
  const one = build.constant(1n);
  return random.pick<() => Text>([
    () => ({ node: build.text({ op: 'call', fn: 'upper', a: a.node, counts: [] }), means: (at) => a.means(at).toUpperCase() }),
    () => ({ node: build.text({ op: 'call', fn: 'left', a: a.node, counts: [one] }), means: (at) => a.means(at).slice(0, 1) }),
    () => ({ node: build.text({ op: 'call', fn: 'right', a: a.node, counts: [one] }), means: (at) => a.means(at).slice(-1) }),
  ])();
}

/** One piece is missing. */
function pieces(maker: Maker, depth: number, inLoop: boolean): Text {
  const a = maker.num(depth, inLoop);
  const values = ['low', null, '', 'high'];
  return {
    node: maker.build.text({ op: 'pieces', a: maker.build.strict(a.node), thresholds: [-3n, 0n, 4n], pieces: values }),
    means: (at) => {
      const value = a.means(at) ?? flag();
      return values[[-3n, 0n, 4n].filter((threshold) => threshold < value).length] ?? flag();
    },
  };
}

/** Few entries are compared, many are looked up. */
function lookup(maker: Maker, depth: number, inLoop: boolean): Text {
  const [key, second] = [text(maker, depth, inLoop), maker.num(depth, inLoop)];
  const { build, random } = maker;
  const numbers = random.pick([
    [0n, 1n],
    [-1n, 0n, 1n, 2n],
  ]);
  const entries = ['', 'a', 'ab'].flatMap((word) => numbers.map((n) => ({ keys: [word, n], value: `${word}${n}` })));
  const missing = random.pick(['blank', 'flag'] as const);
  return {
    node: build.text({ op: 'lookup', keys: [key.node, build.strict(second.node)], entries, missing }),
    means: (at) => {
      const [word, n] = [key.means(at), second.means(at) ?? flag()];
      return entries.find(({ keys }) => keys[0] === word && keys[1] === n)?.value ?? (missing === 'blank' ? '' : flag());
    },
  };
}

function format(maker: Maker, depth: number, inLoop: boolean): Text {
  const a = maker.num(depth, inLoop);
  return {
    node: maker.build.text({ op: 'format', a: maker.build.strict(a.node), digits: 0 }),
    means: (at) => String(a.means(at) ?? flag()),
  };
}

/** FIRST and LAST look at one row, ONLY flags at a second, CONCAT joins all that are not blank. */
function fold(maker: Maker, depth: number): Text {
  const { build, random } = maker;
  const fn = random.pick(['first', 'last', 'only', 'concat', 'concat'] as const);
  const value = text(maker, depth, true);
  const where = random.int(2) === 0 ? null : maker.cond(depth, true);
  const [required, range] = [random.int(3) === 0, maker.range()];
  const separator = ', ';
  const node = build.text({ op: 'fold', fn, range, depth: 1, where: where?.node ?? null, value: value.node, separator, required });
  return {
    node,
    means: ({ row }) => {
      const found: string[] = [];
      for (const line of maker.fitting(range, row, where, fn === 'last')) {
        if (fn === 'only' && found.length > 0) flag();
        found.push(value.means({ row, line }));
        if (fn === 'first' || fn === 'last') break;
      }
      if (required && found.length === 0) flag();
      return found.filter((word) => word !== '').join(separator);
    },
  };
}
