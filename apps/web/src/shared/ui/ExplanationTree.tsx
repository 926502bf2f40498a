import type { Explanation } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { isDecimal } from '../format/decimal.ts';
import type { Formatter } from '../format/formatter.ts';
import { useFormat } from '../format/use-format.ts';
import classes from './ExplanationTree.module.css';

/** Levels that stand open at first; deeper ones open on demand. */
const openLevels = 2;
const centDigits = 2;

/** A figure opened up: its rule, and below it what the rule used, down to the sources. */
export function ExplanationTree({ root }: { root: Explanation }) {
  return (
    <ul className={classes.tree}>
      <ExplanationNode node={root} level={0} />
    </ul>
  );
}

function ExplanationNode({ node, level }: { node: Explanation; level: number }) {
  if (node.children.length === 0) {
    return (
      <li className={classes.leaf}>
        <NodeText node={node} />
      </li>
    );
  }
  return (
    <li>
      <details open={level < openLevels} className={classes.branch}>
        <summary className={classes.summary}>
          <NodeText node={node} />
        </summary>
        <ul className={classes.children}>
          {node.children.map((child, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- children of an operation are told apart by their place alone
            <ExplanationNode key={index} node={child} level={level + 1} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** An amount to the cent keeps both digits; other numbers have no zeros at their end. */
const writeNumber = (value: string, format: Formatter): string =>
  value.split('.')[1]?.length === centDigits ? format.figure(value, centDigits) : format.number(value);

function NodeText({ node }: { node: Explanation }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const label = typeof node.label === 'string' ? node.label : format.name(node.label);
  const value = node.value !== null && isDecimal(node.value) ? writeNumber(node.value, format) : node.value;
  return (
    <span className={classes.node} data-kind={node.kind}>
      <span className={classes.line}>
        <span className={classes.label}>{label}</span>
        <span className={`${classes.value} ww-figures`}>{value ?? '–'}</span>
      </span>
      {node.expression && node.expression !== label && <code className={classes.expression}>{node.expression}</code>}
      <span className={classes.kind}>
        {t(`explain.kinds.${node.kind}`)}
        {node.note && ` · ${node.note}`}
      </span>
    </span>
  );
}
