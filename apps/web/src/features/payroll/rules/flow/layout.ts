/** Where tables stand in the picture of the flow: step by step from left to right, within a step those that are read before those that read. */
import dagre from '@dagrejs/dagre';
import type { Flow } from '@wagewright/calc-engine/authoring';

/** Pixels. */
export const nodeSize = { width: 208, height: 76 } as const;
const gap = { rows: 20, ranks: 48, steps: 72, inside: 20, head: 44 } as const;

export interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface PlacedStep extends Placed {
  readonly width: number;
  readonly height: number;
  /** From the step's corner. */
  readonly tables: readonly Placed[];
}

export function layOut({ nodes, edges }: Flow): PlacedStep[] {
  const steps = [...new Set(nodes.map(({ step }) => step))];
  let x = 0;
  return steps.map((step) => {
    const placed = layOutStep(
      step,
      nodes.filter((node) => node.step === step).map(({ table }) => table),
      edges,
      x,
    );
    x += placed.width + gap.steps;
    return placed;
  });
}

/** Tables of a step of which none reads another stand in so many rows, in as many columns as that takes. */
const rowsMax = 7;

function inRows(step: string, tables: readonly string[], x: number): PlacedStep {
  const rows = Math.min(rowsMax, tables.length);
  const columns = Math.ceil(tables.length / rows);
  const [across, down] = [nodeSize.width + gap.rows, nodeSize.height + gap.rows];
  return {
    id: step,
    x,
    y: 0,
    width: columns * across - gap.rows + 2 * gap.inside,
    height: rows * down - gap.rows + gap.head + gap.inside,
    tables: tables.map((id, index) => ({
      id,
      x: gap.inside + Math.floor(index / rows) * across,
      y: gap.head + (index % rows) * down,
    })),
  };
}

function layOutStep(step: string, tables: readonly string[], edges: Flow['edges'], x: number): PlacedStep {
  const inner = edges.filter(({ from, to }) => tables.includes(from) && tables.includes(to));
  if (inner.length === 0) return inRows(step, tables, x);
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: gap.rows, ranksep: gap.ranks, marginx: gap.inside, marginy: gap.inside });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const table of tables) graph.setNode(table, { ...nodeSize });
  for (const { from, to } of inner) graph.setEdge(from, to);
  dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    id: step,
    x,
    y: 0,
    width,
    height: height + gap.head - gap.inside,
    tables: tables.map((table) => {
      const { x: left, y: top } = graph.node(table);
      return { id: table, x: left - nodeSize.width / 2, y: top - nodeSize.height / 2 + gap.head - gap.inside };
    }),
  };
}
