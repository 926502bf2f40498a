/** IR of one column → the JavaScript source of its loop. Only generated names and numbers appear in it; texts are passed in as constants. */
import type { BoolNode, IntNode, IrNode, ReadAt, TextNode } from '../ir/nodes.ts';
import { certainNodes } from './certain-nodes.ts';
import { emitExists, emitFold, emitTextFold } from './emit-fold.ts';
import { emitRound, emitRoundBy, emitSplitRound } from './emit-round.ts';
import { numberLiteral } from './literal.ts';
import { keyLiteral, nestedMap } from './lookup-map.ts';

/** Values that the source refers to as k0, k1 … */
export type Constants = unknown[];

/** Thresholds up to which comparisons are written out; above, a binary search. */
const writtenThresholdsMax = 24;

/** Entries up to which a lookup compares one after another. */
const comparedEntriesMax = 6;

export interface ColumnSource {
  readonly body: string;
  readonly constants: Constants;
}

/** The operand that is emitted first, where it is an integer too. */
function leadingOperand(node: IntNode): IntNode | null {
  return 'a' in node && node.a.type === 'int' ? node.a : null;
}

export class Emitter {
  private lines: string[] = [];
  private variables = 0;
  private readonly memo: Map<number, string>[] = [new Map()];
  readonly constants: Constants = [];
  private readonly blankResult: string;
  /** Name of the employee's row: the item itself, or its owner where the items are lines. */
  readonly row: 'i' | 'e';

  constructor(blankResult: 'NaN' | 'null', row: 'i' | 'e') {
    this.blankResult = blankResult;
    this.row = row;
  }

  get source(): string {
    return this.lines.join('\n');
  }

  line(text: string): void {
    this.lines.push(text);
  }

  /** A fresh variable name. */
  fresh(): string {
    this.variables += 1;
    return `v${this.variables}`;
  }

  /** `const v = …;` and its name. */
  assign(expression: string): string {
    const name = this.fresh();
    this.line(`const ${name} = ${expression};`);
    return name;
  }

  constant(value: unknown): string {
    this.constants.push(value);
    return `k${this.constants.length - 1}`;
  }

  /** Statement that gives the row to the reference evaluator. */
  flag(): string {
    return `{ flags[${this.row}] = 1; out[i] = ${this.blankResult}; continue items; }`;
  }

  /** Emits into a block of its own; what is computed there is not known outside. */
  private block<T>(emit: () => T): { readonly lines: string[]; readonly result: T } {
    const outer = this.lines;
    this.lines = [];
    this.memo.push(new Map());
    const result = emit();
    this.memo.pop();
    const lines = this.lines;
    this.lines = outer;
    return { lines, result };
  }

  statements(emit: () => void): string {
    return this.block(emit).lines.join(' ');
  }

  /** An element of a slot's array. */
  private element(slot: number, at: ReadAt): string {
    return `s${slot}[${at === 'item' ? 'i' : at === 'row' ? this.row : at === 'picked' ? 'p' : `j${at}`}]`;
  }

  private known(node: IrNode): string | undefined {
    for (const scope of this.memo) {
      const name = scope.get(node.id);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  private remember(node: IrNode, make: () => string): string {
    const known = this.known(node);
    if (known !== undefined) return known;
    const name = make();
    this.memo.at(-1)?.set(node.id, name);
    return name;
  }

  /** A long chain leans to the left: it is emitted from its far end on, so that it needs no stack. */
  int(node: IntNode): string {
    const chain: IntNode[] = [];
    for (let at = leadingOperand(node); at && this.known(at) === undefined; at = leadingOperand(at)) chain.push(at);
    for (const operand of chain.reverse()) this.remember(operand, () => this.makeInt(operand));
    return this.remember(node, () => this.makeInt(node));
  }

  private makeInt(node: IntNode): string {
    switch (node.op) {
      case 'const':
        return numberLiteral(node.value);
      case 'read':
        return this.read(node);
      case 'item':
        return node.at === 'item' ? 'i' : `j${node.at}`;
      case 'fold':
        return emitFold(this, node);
      case 'check':
        return this.check(node);
      case 'require': {
        const a = this.int(node.a);
        this.line(`if (!${this.bool(node.condition)}) ${this.flag()}`);
        return a;
      }
      case 'add':
        return this.assign(`${this.int(node.a)} + ${this.int(node.b)}`);
      case 'subtract':
        return this.assign(`${this.int(node.a)} - ${this.int(node.b)}`);
      case 'multiply':
        return this.assign(`${this.int(node.a)} * ${this.int(node.b)}`);
      case 'min':
      case 'max': {
        const [a, b] = [this.int(node.a), this.int(node.b)];
        return this.assign(`${a} ${node.op === 'min' ? '<' : '>'} ${b} ? ${a} : ${b}`);
      }
      case 'negate':
        return this.assign(`0 - ${this.int(node.a)}`);
      case 'absolute':
        return this.assign(`Math.abs(${this.int(node.a)})`);
      case 'sign':
        return this.assign(`Math.sign(${this.int(node.a)})`);
      case 'choose':
        return this.choose(node);
      case 'from-bool':
        return this.assign(`${this.bool(node.a)} ? 1 : 0`);
      case 'round':
        return emitRound(this, node);
      case 'round-by':
        return emitRoundBy(this, node);
      case 'multiply-round':
        return emitSplitRound(this, node);
      case 'pieces':
        return this.pieces(node);
      case 'lookup':
        return this.lookup(
          node.keys,
          node.entries.map(({ keys, value }) => ({ keys, value: Number(value) })),
          node.missing === 'blank' ? 'NaN' : null,
        );
      case 'call': {
        const counted = node.counted ? `${this.constant(node.counted)}, periodStart, ` : '';
        return this.assign(`runtime.${node.fn}(${counted}${node.args.map((argument) => this.int(argument)).join(', ')})`);
      }
      case 'length':
        return this.assign(`runtime.textLength(${this.text(node.a)})`);
      case 'parse': {
        const name = this.assign(`runtime.parseMillionths(${this.text(node.a)})`);
        this.line(`if (${name} === Infinity) ${this.flag()}`);
        return name;
      }
      case 'fail':
        this.line(`if (always) ${this.flag()}`);
        return '0';
    }
  }

  private read(node: Extract<IntNode, { op: 'read' }>): string {
    if (node.slot < 0) return 'NaN';
    const name = this.assign(this.element(node.slot, node.at));
    if (node.failing) this.line(`if (${name} === Infinity) ${this.flag()}`);
    return name;
  }

  private check(node: Extract<IntNode, { op: 'check' }>): string {
    const a = this.int(node.a);
    const [lo, hi] = [numberLiteral(node.lo), numberLiteral(node.hi)];
    if (!node.bounded) this.line(`if (${a} !== ${a}) ${this.flag()}`);
    else this.line(`if (!(${a} >= ${lo} && ${a} <= ${hi})) ${this.flag()}`);
    return a;
  }

  private value(node: IntNode | TextNode): string {
    return node.type === 'int' ? this.int(node) : this.text(node);
  }

  /** What both sides compute in any case is computed before them, once: side within side it would double at each level. */
  private hoistShared(then: IntNode | TextNode, otherwise: IntNode | TextNode): void {
    const right = certainNodes(otherwise);
    for (const node of certainNodes(then)) {
      if (node.type !== 'bool' && node.op !== 'const' && node.op !== 'fail' && right.has(node)) this.value(node);
    }
  }

  /** A conditional expression where both sides are at hand, else an if statement that computes only the chosen side. */
  private choose(node: Extract<IntNode | TextNode, { op: 'choose' }>): string {
    const test = this.bool(node.condition);
    this.hoistShared(node.then, node.otherwise);
    const left = this.block(() => this.value(node.then));
    const right = this.block(() => this.value(node.otherwise));
    if (left.lines.length === 0 && right.lines.length === 0) return this.assign(`${test} ? ${left.result} : ${right.result}`);
    const name = this.fresh();
    this.line(`let ${name};`);
    this.line(
      `if (${test}) { ${left.lines.join(' ')} ${name} = ${left.result}; } else { ${right.lines.join(' ')} ${name} = ${right.result}; }`,
    );
    return name;
  }

  /** A balanced tree of comparisons, with a statement for each interval. */
  private decide(a: string, thresholds: readonly bigint[], leaf: (index: number) => string, from = 0, to = thresholds.length): string {
    if (from === to) return leaf(from);
    const middle = (from + to) >> 1;
    const above = this.decide(a, thresholds, leaf, middle + 1, to);
    return `if (${a} > ${numberLiteral(thresholds[middle] as bigint)}) { ${above} } else { ${this.decide(a, thresholds, leaf, from, middle)} }`;
  }

  private pieces(node: Extract<IntNode, { op: 'pieces' }>): string {
    const a = this.int(node.a);
    if (node.thresholds.length > writtenThresholdsMax) {
      const index = this.assign(`runtime.countBelow(${this.constant(Float64Array.from(node.thresholds, Number))}, ${a})`);
      const slopes = this.constant(Float64Array.from(node.pieces, (piece) => (piece ? Number(piece.slope) : Number.NaN)));
      const offsets = this.constant(Float64Array.from(node.pieces, (piece) => (piece ? Number(piece.offset) : Number.NaN)));
      const name = this.assign(`${slopes}[${index}] * ${a} + ${offsets}[${index}]`);
      this.line(`if (${name} !== ${name}) ${this.flag()}`);
      return name;
    }
    const name = this.fresh();
    this.line(`let ${name};`);
    this.line(
      this.decide(a, node.thresholds, (index) => {
        const piece = node.pieces[index];
        if (!piece) return this.flag();
        const product = piece.slope === 0n ? '' : piece.slope === 1n ? a : `${numberLiteral(piece.slope)} * ${a}`;
        const offset = piece.offset === 0n && product !== '' ? '' : numberLiteral(piece.offset);
        return `${name} = ${[product, offset].filter(Boolean).join(' + ')};`;
      }),
    );
    return name;
  }

  private lookup(
    keys: readonly (IntNode | TextNode)[],
    entries: readonly { keys: readonly (bigint | string)[]; value: number | string }[],
    blank: string | null,
  ): string {
    const wanted = keys.map((key) => (key.type === 'int' ? this.int(key) : this.text(key)));
    if (entries.length > comparedEntriesMax) {
      const map = this.constant(nestedMap(entries));
      const found = map + wanted.map((key, index) => `${index === 0 ? '' : '?'}.get(${key})`).join('');
      if (blank !== null) return this.assign(`${found} ?? ${blank}`);
      const name = this.assign(found);
      this.line(`if (${name} === undefined) ${this.flag()}`);
      return name;
    }
    const name = this.fresh();
    this.line(`let ${name};`);
    const tests = entries.map((entry) => {
      const equal = wanted.map((key, index) => `${key} === ${this.literal(keyLiteral(entry.keys[index] ?? ''))}`);
      return `if (${equal.join(' && ')}) ${name} = ${this.literal(entry.value)};`;
    });
    this.line([...tests, blank === null ? this.flag() : `${name} = ${blank};`].join(' else '));
    return name;
  }

  private literal(value: number | string): string {
    return typeof value === 'string' ? this.constant(value) : numberLiteral(BigInt(value));
  }

  bool(node: BoolNode): string {
    switch (node.op) {
      case 'const':
        return node.value ? 'true' : 'false';
      case 'compare':
        return `(${this.int(node.a)} ${node.operator} ${this.int(node.b)})`;
      case 'compare-text':
        return `(${this.text(node.a)} ${node.operator} ${this.text(node.b)})`;
      case 'not':
        return `(!${this.bool(node.a)})`;
      case 'is-nan': {
        const a = this.int(node.a);
        return `(${a} !== ${a})`;
      }
      case 'matches':
        return `runtime.matches(${this.text(node.a)}, ${this.text(node.pattern)})`;
      case 'fold':
        return emitExists(this, node);
      case 'and':
      case 'or':
        return this.junction(node);
      case 'fail':
        this.line(`if (always) ${this.flag()}`);
        return 'false';
    }
  }

  /** The right side is computed only where the left does not decide. */
  private junction(node: Extract<BoolNode, { op: 'and' | 'or' }>): string {
    const left = this.bool(node.a);
    const right = this.block(() => this.bool(node.b));
    if (right.lines.length === 0) return `(${left} ${node.op === 'and' ? '&&' : '||'} ${right.result})`;
    const name = this.fresh();
    this.line(`let ${name} = ${left};`);
    this.line(`if (${node.op === 'and' ? name : `!${name}`}) { ${right.lines.join(' ')} ${name} = ${right.result}; }`);
    return name;
  }

  text(node: TextNode): string {
    return this.remember(node, () => this.makeText(node));
  }

  private makeText(node: TextNode): string {
    switch (node.op) {
      case 'const':
        return this.constant(node.value);
      case 'read':
        if (node.failing) this.line(`if (${this.element(node.slot, node.at)} === undefined) ${this.flag()}`);
        return this.assign(`${this.element(node.slot, node.at)} ?? ''`);
      case 'fold':
        return emitTextFold(this, node);
      case 'check': {
        const a = this.text(node.a);
        this.line(`if (${a} === '') ${this.flag()}`);
        return a;
      }
      case 'choose':
        return this.choose(node);
      case 'join':
        return this.assign(`${this.text(node.a)} + ${this.text(node.b)}`);
      case 'call':
        return this.assign(`runtime.text.${node.fn}(${[this.text(node.a), ...node.counts.map((count) => this.int(count))].join(', ')})`);
      case 'format':
        return this.assign(`runtime.format(${this.int(node.a)}, ${node.digits})`);
      case 'pieces': {
        const a = this.int(node.a);
        const name = this.fresh();
        this.line(`let ${name};`);
        const leaf = (index: number): string => {
          const value = node.pieces[index];
          return value === null || value === undefined ? this.flag() : `${name} = ${this.constant(value)};`;
        };
        this.line(this.decide(a, node.thresholds, leaf));
        return name;
      }
      case 'lookup':
        return this.lookup(node.keys, node.entries, node.missing === 'blank' ? "''" : null);
      case 'fail':
        this.line(`if (always) ${this.flag()}`);
        return "''";
    }
  }
}
