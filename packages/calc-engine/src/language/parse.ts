/** Text → syntax tree. Never throws on any text; the first syntax error is returned with its place. */
import type { SyntaxNode, Tree } from '@lezer/common';
import type { TextRange } from '../api.ts';
import { insteadOfSign } from './foreign-words.ts';
import { parser } from './generated/parser.ts';
import { type BinaryOperator, type CallSyntax, type LanguageError, languageLimits, type NameSyntax, type Syntax } from './syntax.ts';

export type ParseResult = { readonly ok: true; readonly syntax: Syntax } | { readonly ok: false; readonly error: LanguageError };

/** What the grammar lets through and the walk refuses; caught in parseFormula and nowhere else. */
class Refused extends Error {
  readonly error: LanguageError;
  constructor(error: LanguageError) {
    super(error.message);
    this.error = error;
  }
}

const strictParser = parser.configure({ strict: true });

/** Characters behind the first place where nothing fits that are read on: enough to say what is wrong there, whatever follows. */
const readOnMax = 40;

/** Recovering from errors takes long where there are many, and only the first is wanted. */
function parseTree(text: string): Tree {
  try {
    return strictParser.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = Number(/\d+$/.exec(error.message)?.[0] ?? text.length);
    return parser.parse(text.slice(0, at + readOnMax));
  }
}

/** A definition has some hundreds of formulas, and all of them are read anew at every key that somebody types into one. */
const keptMax = 2_000;
/** Longer ones are rare, and their trees are large. */
const keptCharactersMax = 2_000;
const kept = new Map<string, ParseResult>();

/** The same text always gives the same tree, which nobody changes: those that were asked for last are kept. */
export function parseFormula(text: string): ParseResult {
  const known = kept.get(text);
  kept.delete(text);
  const parsed = known ?? read(text);
  if (text.length <= keptCharactersMax) kept.set(text, parsed);
  const oldest = kept.keys().next();
  if (kept.size > keptMax && !oldest.done) kept.delete(oldest.value);
  return parsed;
}

function read(text: string): ParseResult {
  const max = languageLimits.expressionLengthMax;
  if (text.length > max) {
    return {
      ok: false,
      error: {
        code: 'EXPRESSION_TOO_LONG',
        message: `The expression has ${text.length} characters; at most ${max} are allowed.`,
        nextStep: 'Move a part of it into a column of its own and refer to that column.',
        range: { from: max, to: text.length },
      },
    };
  }
  const deep = deepestBracket(text);
  if (deep) return { ok: false, error: tooDeep(deep).error };
  const tree = parseTree(text);
  const problem = firstSyntaxError(tree, text);
  if (problem) return { ok: false, error: problem };
  try {
    const root = tree.topNode.firstChild;
    if (!root) return { ok: false, error: emptyExpression(text) };
    const syntax = toSyntax(root, text, 0);
    const long = longChain(syntax);
    return long ? { ok: false, error: long } : { ok: true, syntax };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.error };
    throw error;
  }
}

/** Levels of the tree, where each operation of a chain is one. */
function longChain(root: Syntax): LanguageError | null {
  const open: { readonly node: Syntax; readonly level: number }[] = [{ node: root, level: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next;
    if (level > languageLimits.chainLengthMax) {
      return {
        code: 'CHAIN_TOO_LONG',
        message: `More than ${languageLimits.chainLengthMax} operations are strung together.`,
        nextStep: 'Put a part of them into a column of its own and refer to that column.',
        range: node.range,
      };
    }
    for (const part of partsOf(node)) open.push({ node: part, level: level + 1 });
  }
  return null;
}

function partsOf(node: Syntax): readonly Syntax[] {
  if (node.kind === 'binary') return [node.left, node.right];
  if (node.kind === 'call') return node.where ? [...node.args, node.where] : node.args;
  return node.kind === 'unary' || node.kind === 'percent' ? [node.operand] : [];
}

function emptyExpression(text: string): LanguageError {
  return {
    code: 'SYNTAX',
    message: 'The expression is empty.',
    nextStep: 'Write a value, a column or a formula.',
    range: { from: 0, to: text.length },
  };
}

function firstSyntaxError(tree: Tree, text: string): LanguageError | null {
  if (text.trim() === '') return emptyExpression(text);
  const cursor = tree.cursor();
  do {
    if (cursor.type.isError) return describeSyntaxError(text, cursor.from, cursor.to);
  } while (cursor.next());
  return null;
}

function describeSyntaxError(text: string, from: number, to: number): LanguageError {
  const at = skipSpace(text, from);
  const open = openBrackets(text);
  if (at >= text.length) {
    const message = open > 0 ? `${open} opening bracket${open > 1 ? 's are' : ' is'} not closed.` : 'The expression ends too early.';
    const nextStep = open > 0 ? 'Add the missing ")" at the end.' : 'Write the missing value after the last operator.';
    return { code: 'SYNTAX', message, nextStep, range: { from: text.length, to: text.length } };
  }
  const found = String.fromCodePoint(text.codePointAt(at) ?? 32);
  return {
    code: 'SYNTAX',
    message: `"${found}" is not expected here.`,
    nextStep: insteadOfSign(text, at) ?? hintFor(found),
    range: { from: at, to: Math.max(to, at + found.length) },
  };
}

function hintFor(found: string): string {
  if (found === '"') return 'Close the text with a second double quote; a quote inside a text is written twice.';
  if (found === "'") return 'Texts are written in double quotes, for example "weekday".';
  if (found === '[' || found === ']') return 'A name in brackets is written [Base salary], without brackets inside.';
  if ('，（）；：“”'.includes(found)) return 'Use the half-width sign instead: , ( ) ".';
  if (found === ';') return 'Separate arguments with a comma.';
  if (found === ')') return 'Remove the bracket, or write a value before it.';
  return 'An operator (+ - * / & = <> < <= > >=), a comma or a bracket may be missing before it.';
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

/** The first bracket beyond the nesting limit; found before parsing, which takes long where brackets pile up. */
function deepestBracket(text: string): TextRange | null {
  let depth = 0;
  for (const match of text.matchAll(/"(?:[^"]|"")*"?|\[[^\]]*\]?|[()]/g)) {
    depth += match[0] === '(' ? 1 : match[0] === ')' ? -1 : 0;
    if (depth > languageLimits.nestingDepthMax) return { from: match.index, to: match.index + 1 };
  }
  return null;
}

/** Opening less closing brackets, outside texts and bracketed names. */
function openBrackets(text: string): number {
  const bare = text.replace(/"(?:[^"]|"")*"?/g, '').replace(/\[[^\]]*\]/g, '');
  return [...bare].reduce((count, sign) => count + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);
}

function rangeOf(node: SyntaxNode): TextRange {
  return { from: node.from, to: node.to };
}

function child(node: SyntaxNode, index: number): SyntaxNode {
  let at = node.firstChild;
  for (let i = 0; i < index && at; i += 1) at = at.nextSibling;
  if (!at) throw new Error(`grammar and parser disagree: ${node.name} has no child ${index}`);
  return at;
}

function toSyntax(node: SyntaxNode, text: string, depth: number): Syntax {
  if (depth > languageLimits.nestingDepthMax) throw tooDeep(rangeOf(node));
  const range = rangeOf(node);
  const source = text.slice(node.from, node.to);
  switch (node.name) {
    case 'Number':
      return numberSyntax(source, range);
    case 'Text':
      return { kind: 'text', value: source.slice(1, -1).replaceAll('""', '"'), range };
    case 'Name':
    case 'BracketName':
      return nameSyntax(node, text);
    case 'Qualified':
      return { kind: 'qualified', table: nameSyntax(child(node, 0), text), column: nameSyntax(child(node, 1), text), range };
    case 'Parenthesized':
      return { ...toSyntax(child(node, 0), text, depth + 1), range };
    case 'Percent':
      return { kind: 'percent', operand: toSyntax(child(node, 0), text, depth), range };
    case 'Unary': {
      const sign = child(node, 0);
      const operator = text.slice(sign.from, sign.to) === '-' ? '-' : '+';
      return { kind: 'unary', operator, operand: toSyntax(child(node, 1), text, depth + 1), range };
    }
    case 'Binary':
      return binarySyntax(node, text, depth);
    case 'Call':
      return callSyntax(node, text, depth);
    default:
      throw new Error(`grammar and parser disagree: ${node.name}`);
  }
}

function tooDeep(range: TextRange): Refused {
  return new Refused({
    code: 'EXPRESSION_TOO_DEEP',
    message: `The expression is nested more than ${languageLimits.nestingDepthMax} levels deep.`,
    nextStep: 'Move an inner part into a column of its own and refer to that column.',
    range,
  });
}

function numberSyntax(source: string, range: TextRange): Syntax {
  if (source.length > languageLimits.numberDigitsMax + 1) {
    throw new Refused({
      code: 'NUMBER_TOO_LONG',
      message: `The number has more than ${languageLimits.numberDigitsMax} digits.`,
      nextStep: 'Write fewer digits.',
      range,
    });
  }
  return { kind: 'number', text: source, range };
}

function nameSyntax(node: SyntaxNode, text: string): NameSyntax {
  const source = text.slice(node.from, node.to);
  const name = node.name === 'BracketName' ? source.slice(1, -1).trim() : source;
  return { kind: 'name', name: name.normalize('NFC'), range: rangeOf(node) };
}

/** A chain is one node: operand, sign, operand … It is read from the left without recursion, so that a long sum is not deep. */
function binarySyntax(node: SyntaxNode, text: string, depth: number): Syntax {
  const first = child(node, 0);
  let left = toSyntax(first, text, depth + 1);
  for (let sign = first.nextSibling; sign?.nextSibling; sign = sign.nextSibling.nextSibling) {
    const operand = sign.nextSibling;
    const operator = text.slice(sign.from, sign.to) as BinaryOperator;
    left = { kind: 'binary', operator, left, right: toSyntax(operand, text, depth + 1), range: { from: node.from, to: operand.to } };
  }
  return left;
}

function secondWhere(clause: SyntaxNode): Refused {
  return new Refused({
    code: 'SYNTAX',
    message: 'The call has two WHERE clauses.',
    nextStep: 'Join the conditions: WHERE AND(first, second).',
    range: rangeOf(clause),
  });
}

function callSyntax(node: SyntaxNode, text: string, depth: number): CallSyntax {
  const list = child(node, 1);
  const args: Syntax[] = [];
  let where: Syntax | null = null;
  for (let argument = list.firstChild; argument; argument = argument.nextSibling) {
    if (argument.name !== 'Argument') continue;
    args.push(toSyntax(child(argument, 0), text, depth + 1));
    const clause = argument.getChild('Where');
    if (clause && where) throw secondWhere(clause);
    if (clause) where = toSyntax(child(clause, 0), text, depth + 1);
  }
  if (args.length > languageLimits.argumentsMax) {
    throw new Refused({
      code: 'LIMIT_EXCEEDED',
      message: `The call has ${args.length} arguments; at most ${languageLimits.argumentsMax} are allowed.`,
      nextStep: 'Split it over several columns.',
      range: rangeOf(node),
    });
  }
  return { kind: 'call', name: nameSyntax(child(node, 0), text), args, where, range: rangeOf(node) };
}
