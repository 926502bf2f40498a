import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { addNode, type DraftNode, moved, replaced, without } from './draft.ts';
import { NodeCard } from './NodeCard.tsx';
import classes from './Processes.module.css';

interface Props {
  readonly nodes: readonly DraftNode[];
  readonly onChange: (nodes: DraftNode[]) => void;
  readonly error?: string | null;
}

/** The nodes of a process in their order, as cards that are added, moved and removed by buttons, which the keyboard reaches like the mouse. */
export function NodeList({ nodes, onChange, error = null, ...field }: Props) {
  const { t } = useTranslation('processes');
  return (
    <div {...field}>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <ol className={classes.cards}>
        {nodes.map((node, index) => (
          <NodeCard
            key={node.key}
            node={node}
            position={index + 1}
            count={nodes.length}
            onChange={(next) => onChange(replaced(nodes, index, next))}
            onMove={(by) => onChange(moved(nodes, index, by))}
            onRemove={() => onChange(without(nodes, index))}
          />
        ))}
      </ol>
      {nodes.length < limits.processNodesMax && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onChange(addNode(nodes))}>
          {t('node.add')}
        </Button>
      )}
    </div>
  );
}
