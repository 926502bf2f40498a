import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import type { ApproverRule } from '@wagewright/contracts/approvals/processes';
import { useTranslation } from 'react-i18next';
import { replaced, ruleOf, without } from './draft.ts';
import classes from './Processes.module.css';
import { RuleFields } from './RuleFields.tsx';

interface Props {
  readonly label: string;
  readonly rules: readonly ApproverRule[];
  readonly onChange: (rules: ApproverRule[]) => void;
  /** A node asks somebody; after a deadline nobody need be. */
  readonly isRequired: boolean;
}

/** Several rules of who is asked; the order is that of asking one after the other. */
export function RuleList({ label, rules, onChange, isRequired }: Props) {
  const { t } = useTranslation('processes');
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is what stands at its place
        <div key={index} className={classes.line}>
          <RuleFields rule={rule} onChange={(next) => onChange(replaced(rules, index, next))} />
          {(rules.length > 1 || !isRequired) && (
            <CloseButton aria-label={t('rule.remove', { number: index + 1 })} onClick={() => onChange(without(rules, index))} />
          )}
        </div>
      ))}
      {rules.length < limits.approverRulesMax && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...rules, ruleOf('user', [])])}
        >
          {t('rule.add')}
        </Button>
      )}
    </fieldset>
  );
}
