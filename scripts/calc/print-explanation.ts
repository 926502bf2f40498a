/**
 * An explanation as an indented tree: what, its value, the rule, the bracket row that was hit, the rounding, where a leaf comes from. Below it
 * the cell's own sentences, as screens have them.
 */
import type { ExplainNode, LayersOf, Program } from '@wagewright/calc-engine';
import type { CellExplanation } from './explain-cell.ts';
import { failureText } from './print-errors.ts';

const indent = '  ';

export function printExplanation(program: Program, { tree, sentences }: CellExplanation): string[] {
  const inWords = sentences.length > 0 ? ['', 'In words:', ...sentences.map((sentence) => `${indent}${sentence}`)] : [];
  return [...new TreePrinter(program).print(tree, 0), ...inWords];
}

class TreePrinter {
  /** A citation may be long: it is written out where it is met first. */
  private readonly cited = new Set<string>();
  private readonly program: Program;

  constructor(program: Program) {
    this.program = program;
  }

  print(node: ExplainNode, depth: number): string[] {
    const margin = indent.repeat(depth);
    const details = this.details(node).map((line) => `${margin}${indent}${line}`);
    return [`${margin}${heading(node)}`, ...details, ...node.children.flatMap((child) => this.print(child, depth + 1))];
  }

  private details(node: ExplainNode): string[] {
    const { rounding, tableRow, error } = node;
    const lines = [
      node.kind === 'column' ? `= ${oneLine(node.text)}` : null,
      formulaText(node),
      layersText(node.layers),
      tableRow && node.kind !== 'parameter'
        ? `row ${tableRow.row} of ${tableRow.table}, in force from ${tableRow.validFrom}: ${cellsText(tableRow.cells)}`
        : null,
      layersText(tableRow?.layers),
      this.citation(node),
      rounding ? `rounded ${rounding.mode} to ${rounding.step}: ${rounding.before} → ${rounding.after}` : null,
      error ? failureText(this.program, error) : null,
    ];
    return lines.filter((line) => line !== null);
  }

  private citation({ source, tableRow }: ExplainNode): string | null {
    if (source === undefined) return null;
    if (!tableRow) return `source: ${source}`;
    const place = `${tableRow.table} ${tableRow.validFrom}`;
    if (this.cited.has(place)) return null;
    this.cited.add(place);
    return `source of ${tableRow.table} from ${tableRow.validFrom}: ${oneLine(source)}`;
  }
}

/** Of definitions that extend others: which one says this. */
function layersText(layers: LayersOf | undefined): string | null {
  if (!layers) return null;
  return `from ${layers.from}${layers.changedBy.length > 0 ? `, changed by ${layers.changedBy.join(', ')}` : ''}`;
}

/** Of formulas by date: since when the one that was taken holds, and what it follows. */
function formulaText({ formula }: ExplainNode): string | null {
  if (!formula) return null;
  return `formula in force ${formula.from ? `from ${formula.from}` : 'since ever'}${formula.source ? `: ${oneLine(formula.source)}` : ''}`;
}

function heading(node: ExplainNode): string {
  const isCell = node.table !== undefined && node.column !== undefined && node.kind !== 'history';
  const title = isCell ? `${node.table}.${node.column}` : oneLine(node.kind === 'history' ? (node.column ?? node.text) : node.text);
  const name = isCell && node.name ? ` (${node.name.en} · ${node.name['zh-CN']})` : '';
  return `${title}${name}: ${node.error ? `error ${node.error.code}` : (node.value ?? 'blank')}`;
}

function cellsText(cells: Readonly<Record<string, string | null>>): string {
  return Object.entries(cells)
    .map(([column, value]) => `${column} ${value ?? 'blank'}`)
    .join(', ');
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
