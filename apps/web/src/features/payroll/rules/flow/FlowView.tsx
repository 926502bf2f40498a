import '@xyflow/react/dist/style.css';
import { tableFlow } from '@wagewright/calc-engine/authoring';
import { Controls, type Edge, MarkerType, type Node, ReactFlow } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { useDraft } from '../draft/draft-context.ts';
import { tablesOf } from '../rules.ts';
import classes from './Flow.module.css';
import { FlowContext, StepNode, TableNode } from './FlowNodes.tsx';
import { layOut, nodeSize } from './layout.ts';

const nodeTypes = { step: StepNode, table: TableNode };
const fit = { padding: 0.06, maxZoom: 1 } as const;
const marker = { type: MarkerType.ArrowClosed, width: 16, height: 16, color: 'var(--ww-flow-edge)' } as const;

/** How data flows: steps from left to right with their tables, and from each table to those that read it. A table opens by a click or Enter. */
export default function FlowView() {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { copy, definition, open } = useDraft();
  const [near, setNear] = useState<string | null>(null);
  const flow = useMemo(() => tableFlow(definition), [definition]);
  const nodes = useMemo((): Node[] => {
    const tables = new Map(tablesOf(definition).map((table) => [table.code, table]));
    const faults = new Map<string, number>();
    for (const { places, count } of copy.findings)
      for (const table of new Set(places.flatMap((place) => place.table ?? []))) faults.set(table, (faults.get(table) ?? 0) + count);
    return layOut(flow).flatMap(({ id, x, y, width, height, tables: inside }): Node[] => {
      const step = definition.steps.find(({ code }) => code === id);
      const frame = {
        id: `step ${id}`,
        type: 'step',
        position: { x, y },
        data: { name: step ? format.name(step.name) : id },
        width,
        height,
        zIndex: -1,
      };
      const placed = inside.flatMap((one): Node[] => {
        const table = tables.get(one.id);
        if (!table) return [];
        const data = {
          code: one.id,
          name: format.name(table.name),
          kind: table.kind,
          columns: table.columns.length,
          findings: faults.get(one.id) ?? 0,
        };
        return [{ id: one.id, type: 'table', position: { x: x + one.x, y: y + one.y }, data, ...nodeSize }];
      });
      return [frame, ...placed];
    });
  }, [flow, definition, copy.findings, format]);
  const edges = useMemo(
    () =>
      flow.edges.map(({ from, to }): Edge => {
        const isNear = near === from || near === to;
        return {
          id: `${from} ${to}`,
          source: from,
          target: to,
          markerEnd: marker,
          ...(isNear ? { className: classes.near, zIndex: 1 } : {}),
        };
      }),
    [flow, near],
  );
  const context = useMemo(() => ({ onOpen: (table: string) => open({ table }), onNear: setNear }), [open]);
  return (
    <section aria-label={t('views.flow')} className={classes.flow}>
      <FlowContext value={context}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          fitView
          fitViewOptions={fit}
          minZoom={0.1}
          maxZoom={1.6}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          onlyRenderVisibleElements
          proOptions={{ hideAttribution: true }}
          ariaLabelConfig={{
            'controls.ariaLabel': t('flow.controls'),
            'controls.zoomIn.ariaLabel': t('flow.zoomIn'),
            'controls.zoomOut.ariaLabel': t('flow.zoomOut'),
            'controls.fitView.ariaLabel': t('flow.fit'),
          }}
        >
          <Controls showInteractive={false} fitViewOptions={fit} />
        </ReactFlow>
      </FlowContext>
    </section>
  );
}
