import { Anchor, Button } from '@mantine/core';
import type { CalculationDefinition, VerificationRule } from '@wagewright/contracts/definition';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Verification.module.css';

interface Props {
  readonly definition: CalculationDefinition;
  readonly canEdit: boolean;
  readonly onOpen: (rule: VerificationRule | 'new') => void;
}

/** The solution's own rules, group by group. */
export function RuleList({ definition, canEdit, onOpen }: Props) {
  const { t } = useTranslation('verification');
  const format = useFormat();
  const { ruleGroups = [], rules = [] } = definition;
  const add = canEdit && <Button onClick={() => onOpen('new')}>{t('add')}</Button>;
  return (
    <Panel title={t('rules')} note={t('rulesNote')} actions={add} flush>
      {rules.length === 0 && <p className={classes.none}>{t('noRules')}</p>}
      {ruleGroups.map((group) => (
        <section key={group.code} aria-label={format.name(group.name)}>
          <h3 className={classes.group}>{format.name(group.name)}</h3>
          <ul className={classes.list}>
            {rules
              .filter((rule) => rule.group === group.code)
              .map((rule) => (
                <li key={rule.code} className={classes.line}>
                  <span>
                    <Anchor component="button" type="button" className={classes.name} onClick={() => onOpen(rule)}>
                      {format.name(rule.name)}
                    </Anchor>
                    <code className={classes.condition}>{rule.condition}</code>
                  </span>
                  <StatusBadge tone={rule.severity === 'error' ? 'bad' : 'decision'}>{t(`levels.${rule.severity}`)}</StatusBadge>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
