import { NativeSelect } from '@mantine/core';
import type { ApproverRule } from '@wagewright/contracts/approvals/processes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useDesign } from './design-context.ts';
import { ruleOf } from './draft.ts';
import { PersonField } from './PersonField.tsx';
import classes from './Processes.module.css';

interface Props {
  readonly rule: ApproverRule;
  readonly onChange: (rule: ApproverRule) => void;
}

const ways: readonly ApproverRule['by'][] = ['user', 'role', 'supervisor', 'department-manager', 'subject-approvers'];
const levels = ['1', '2', '3', '4', '5'];

/** One rule of who is asked: by which way, and whom of it. */
export function RuleFields({ rule, onChange }: Props) {
  const { t } = useTranslation('processes');
  const { roles } = useDesign();
  return (
    <div className={classes.rule}>
      <NativeSelect
        label={t('rule.by')}
        data={ways.map((by) => ({ value: by, label: t(`rule.ways.${by}`) }))}
        value={rule.by}
        onChange={(event) => {
          const by = ways.find((way) => way === event.currentTarget.value);
          if (by) onChange(ruleOf(by, roles));
        }}
      />
      <RuleDetail rule={rule} onChange={onChange} />
    </div>
  );
}

function RuleDetail({ rule, onChange }: Props) {
  const { t } = useTranslation('processes');
  const format = useFormat();
  const { roles, people, meet } = useDesign();
  const ofField = (of: 'submitter' | 'subject', change: (of: 'submitter' | 'subject') => void) => (
    <NativeSelect
      label={t('rule.of')}
      data={[
        { value: 'submitter', label: t('rule.ofSubmitter') },
        { value: 'subject', label: t('rule.ofSubject') },
      ]}
      value={of}
      onChange={(event) => change(event.currentTarget.value === 'subject' ? 'subject' : 'submitter')}
    />
  );
  if (rule.by === 'user')
    return (
      <PersonField
        label={t('rule.person')}
        value={rule.user > 0 ? { id: rule.user, name: people.get(rule.user) ?? `#${rule.user}` } : null}
        onChange={(person) => {
          if (person) meet(person);
          onChange({ by: 'user', user: person?.id ?? 0 });
        }}
      />
    );
  if (rule.by === 'role')
    return (
      <NativeSelect
        label={t('rule.role')}
        data={roles.map(({ code, name }) => ({ value: code, label: format.name(name) }))}
        value={rule.role}
        onChange={(event) => onChange({ by: 'role', role: event.currentTarget.value })}
      />
    );
  if (rule.by === 'supervisor')
    return (
      <>
        <NativeSelect
          label={t('rule.level')}
          data={levels.map((level) => ({ value: level, label: t('rule.levelUp', { count: Number(level) }) }))}
          value={String(rule.level)}
          onChange={(event) => onChange({ ...rule, level: Number(event.currentTarget.value) })}
        />
        {ofField(rule.of, (of) => onChange({ ...rule, of }))}
      </>
    );
  if (rule.by === 'department-manager') return ofField(rule.of, (of) => onChange({ ...rule, of }));
  return <p className={classes.hint}>{t('rule.subjectApprovers')}</p>;
}
