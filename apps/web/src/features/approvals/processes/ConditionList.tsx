import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { approvalKindOf, type NodeCondition } from '@wagewright/contracts/approvals/processes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useDesign } from './design-context.ts';
import { type DraftNode, firstCondition, operatorsFor, replaced, without } from './draft.ts';
import classes from './Processes.module.css';

interface Props {
  readonly node: DraftNode;
  readonly onChange: (node: DraftNode) => void;
}

/** When a node is gone through: always, or where what it is about says so. */
export function ConditionList({ node, onChange }: Props) {
  const { t } = useTranslation('processes');
  const { kind } = useDesign();
  const { conditions } = node;
  const change = (next: NodeCondition[]) => onChange({ ...node, conditions: next });
  const first = firstCondition(kind);
  return (
    <fieldset className={classes.group}>
      <legend>{conditions.length === 0 ? t('condition.always') : t('condition.onlyIf')}</legend>
      {conditions.length > 1 && (
        <NativeSelect
          aria-label={t('condition.match')}
          data={[
            { value: 'all', label: t('condition.all') },
            { value: 'single', label: t('condition.single') },
          ]}
          value={node.match}
          onChange={(event) => onChange({ ...node, match: event.currentTarget.value === 'single' ? 'single' : 'all' })}
        />
      )}
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition is what stands at its place
        <div key={index} className={classes.line}>
          <ConditionFields condition={condition} onChange={(next) => change(replaced(conditions, index, next))} />
          <CloseButton aria-label={t('condition.remove', { number: index + 1 })} onClick={() => change(without(conditions, index))} />
        </div>
      ))}
      {first && conditions.length < limits.nodeConditionsMax && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => change([...conditions, first])}
        >
          {t('condition.add')}
        </Button>
      )}
    </fieldset>
  );
}

function ConditionFields({ condition, onChange }: { condition: NodeCondition; onChange: (condition: NodeCondition) => void }) {
  const { t } = useTranslation('processes');
  const format = useFormat();
  const { kind } = useDesign();
  const { facts } = approvalKindOf(kind);
  const { fact, operator, value } = condition;
  const definition = facts[fact];
  const operators = operatorsFor(kind, fact);
  const chooseFact = (next: string) => {
    const options = facts[next]?.type === 'option' ? Object.keys(facts[next].options) : undefined;
    onChange({ fact: next, operator: 'equals', value: options ? (options[0] ?? '') : '0' });
  };
  return (
    <div className={classes.rule}>
      <NativeSelect
        label={t('condition.fact')}
        data={Object.entries(facts).map(([code, { label }]) => ({ value: code, label: format.name(label) }))}
        value={fact}
        onChange={(event) => chooseFact(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('condition.operator')}
        data={operators.map((one) => ({ value: one, label: t(`condition.operators.${one}`) }))}
        value={operator}
        onChange={(event) => onChange({ ...condition, operator: operators.find((one) => one === event.currentTarget.value) ?? operator })}
      />
      {definition?.type === 'option' ? (
        <NativeSelect
          label={t('condition.value')}
          data={Object.entries(definition.options).map(([code, label]) => ({ value: code, label: format.name(label) }))}
          value={value}
          onChange={(event) => onChange({ ...condition, value: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          label={t('condition.value')}
          inputMode="decimal"
          value={value}
          onChange={(event) => onChange({ ...condition, value: event.currentTarget.value.trim() })}
        />
      )}
    </div>
  );
}
