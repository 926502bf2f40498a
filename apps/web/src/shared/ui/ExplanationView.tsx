import type { Explanation } from '@wagewright/contracts/payroll/tables';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import classes from './ExplanationView.module.css';

/** A figure explained: what the rule did in sentences, then what it rests on, each part to be opened in the same way. */
export function ExplanationView({ root }: { root: Explanation }) {
  return (
    <div className={classes.root}>
      <Told node={root} />
    </div>
  );
}

/** The sentences of a figure, the rule behind them, and its parts. */
function Told({ node }: { node: Explanation }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {node.sentences.length > 0 && (
        <ul className={classes.sentences} data-failed={node.failed || undefined}>
          {node.sentences.map((sentence) => (
            <li key={sentence.en}>{format.name(sentence)}</li>
          ))}
        </ul>
      )}
      {node.source && <p className={classes.source}>{format.name(node.source)}</p>}
      {node.whose && <p className={classes.source}>{format.name(node.whose)}</p>}
      {node.rule && (
        <details className={classes.rule}>
          <summary>{t('explanation.rule')}</summary>
          <code>{node.rule}</code>
        </details>
      )}
      {node.children.length > 0 && (
        <>
          <p className={classes.restsOn}>{t('explanation.restsOn')}</p>
          <ul className={classes.parts}>
            {node.children.map((child, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two parts may have the same name: they are told apart by their place
              <Part key={index} node={child} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Part({ node }: { node: Explanation }) {
  const format = useFormat();
  const isLeaf = node.sentences.length + node.children.length === 0 && !node.rule;
  if (isLeaf && node.kind !== 'parameter') {
    return (
      <li className={classes.leaf}>
        <Heading node={node} />
        {node.source && <p className={classes.source}>{format.name(node.source)}</p>}
      </li>
    );
  }
  return (
    <li>
      <details className={classes.part}>
        <summary className={classes.summary}>
          <Heading node={node} />
        </summary>
        <div className={classes.inside}>
          <Told node={node} />
        </div>
      </details>
    </li>
  );
}

function Heading({ node }: { node: Explanation }) {
  const { t } = useTranslation();
  const format = useFormat();
  const blank = node.kind === 'rows' ? '' : t(node.failed ? 'explanation.failed' : 'explanation.blank');
  return (
    <span className={classes.heading}>
      <span className={classes.name}>{format.name(node.name)}</span>
      <span className={`${classes.value} ww-figures`} data-blank={node.shown === null || undefined}>
        {node.shown === null ? blank : format.name(node.shown)}
      </span>
    </span>
  );
}
