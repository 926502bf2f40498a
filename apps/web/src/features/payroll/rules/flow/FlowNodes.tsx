import { Handle, type NodeProps, Position } from '@xyflow/react';
import { createContext, memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleTable } from '../rules.ts';
import classes from './Flow.module.css';

interface FlowActions {
  readonly onOpen: (table: string) => void;
  /** The table that one points at, whose edges stand out. */
  readonly onNear: (table: string | null) => void;
}

export const FlowContext = createContext<FlowActions>({ onOpen: () => {}, onNear: () => {} });

interface TableData {
  readonly code: string;
  readonly name: string;
  readonly kind: RuleTable['kind'];
  readonly columns: number;
  readonly findings: number;
}

/** A table in the picture: what it is called, its kind, how many columns, and how much is to be mended. */
export const TableNode = memo(function TableNode({ data }: NodeProps) {
  const { t } = useTranslation('rules');
  const { onOpen, onNear } = useContext(FlowContext);
  const { code, name, kind, columns, findings } = data as unknown as TableData;
  const said = `${t(`kinds.${kind}`)} · ${t('columnCount', { count: columns })}`;
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} className={classes.handle} />
      <button
        type="button"
        className={`${classes.table} nopan`}
        data-kind={kind}
        onClick={() => onOpen(code)}
        onMouseEnter={() => onNear(code)}
        onMouseLeave={() => onNear(null)}
        onFocus={() => onNear(code)}
        onBlur={() => onNear(null)}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.second}>{said}</span>
        {findings > 0 && <span className={classes.findings}>{t('flow.findings', { count: findings })}</span>}
      </button>
      <Handle type="source" position={Position.Right} isConnectable={false} className={classes.handle} />
    </>
  );
});

/** A step: the frame around its tables. */
export const StepNode = memo(function StepNode({ data }: NodeProps) {
  return <div className={classes.step}>{(data as { name: string }).name}</div>;
});
