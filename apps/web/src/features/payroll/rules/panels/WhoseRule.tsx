import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { useDraft } from '../draft/draft-context.ts';
import classes from '../Rules.module.css';
import { whoseRule } from './whose-rule.ts';

interface Props {
  readonly table: string;
  /** Null for the table itself. */
  readonly column: string | null;
}

/** In a child solution: that a table or column is the parent's, and whether it is changed here. */
export function WhoseRule({ table, column }: Props) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { solutionId, number, parentNumber } = useDraft().copy;
  const { data } = trpc.payroll.inheritance.getInheritance.useQuery({ solutionId, number }, { enabled: parentNumber !== null });
  const inheritance = data?.inheritance;
  if (!inheritance) return null;
  const whose = whoseRule(inheritance.differences, table, column);
  return whose === 'own' ? null : <p className={classes.second}>{t(`whose.${whose}`, { parent: format.name(inheritance.parent.name) })}</p>;
}
