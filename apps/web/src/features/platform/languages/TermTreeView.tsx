import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Languages.module.css';
import type { TermTree } from './language.ts';
import type { TermsChange, TermsSearch } from './terms-search.ts';

type Application = TermTree[number];
type Branch = Application['children'][number];

interface Props {
  readonly tree: TermTree;
  readonly chosen: TermsSearch;
  readonly onChoose: (chosen: TermsChange) => void;
}

interface NodeProps {
  readonly name: string;
  readonly counts: { readonly terms: number; readonly missing: number };
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

/** What is missing is counted; where nothing is, how many terms there are. */
function Node({ name, counts: { terms, missing }, isChosen, onClick }: NodeProps) {
  const { t } = useTranslation('languages');
  const format = useFormat();
  return (
    <UnstyledButton className={classes.node} aria-current={isChosen} onClick={onClick}>
      <span className={classes.nodeName}>{name}</span>
      <span className={classes.count}>
        {missing > 0 ? t('saidOf', { said: format.count(terms - missing), terms: format.count(terms) }) : format.count(terms)}
      </span>
    </UnstyledButton>
  );
}

/** `payroll/what-ifs` as its folder is called, which developers and translators share. */
const folderName = (code: string): string => code.slice(code.lastIndexOf('/') + 1).replaceAll('-', ' ');

/** The applications, their areas and slices; one is open at a time. */
export function TermTreeView({ tree, chosen, onChoose }: Props) {
  const { t } = useTranslation('languages');
  const total = tree.reduce((sum, app) => ({ terms: sum.terms + app.terms, missing: sum.missing + app.missing }), { terms: 0, missing: 0 });
  const branch = (app: Application, { hierarchyCode, children, ...counts }: Branch) => {
    const isWithin = chosen.app === app.appCode && (chosen.part === hierarchyCode || chosen.part?.startsWith(`${hierarchyCode}/`) === true);
    return (
      <li key={hierarchyCode}>
        <Node
          name={folderName(hierarchyCode)}
          counts={counts}
          isChosen={chosen.app === app.appCode && chosen.part === hierarchyCode}
          onClick={() => onChoose({ app: app.appCode, part: hierarchyCode })}
        />
        {isWithin && children.length > 0 && (
          <ul>
            {children.map((slice) => (
              <li key={slice.hierarchyCode}>
                <Node
                  name={folderName(slice.hierarchyCode)}
                  counts={slice}
                  isChosen={chosen.part === slice.hierarchyCode}
                  onClick={() => onChoose({ app: app.appCode, part: slice.hierarchyCode })}
                />
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  };
  return (
    <nav aria-label={t('terms.tree')}>
      <ul className={classes.tree}>
        <li>
          <Node
            name={t('terms.all')}
            counts={total}
            isChosen={chosen.app === undefined}
            onClick={() => onChoose({ app: undefined, part: undefined })}
          />
        </li>
        {tree.map((app) => (
          <li key={app.appCode}>
            <Node
              name={t(`terms.apps.${app.appCode}`)}
              counts={app}
              isChosen={chosen.app === app.appCode && chosen.part === undefined}
              onClick={() => onChoose({ app: app.appCode, part: undefined })}
            />
            {chosen.app === app.appCode && <ul>{app.children.map((one) => branch(app, one))}</ul>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
