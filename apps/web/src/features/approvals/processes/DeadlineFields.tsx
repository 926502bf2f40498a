import { NumberInput, Switch } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import type { DraftNode } from './draft.ts';
import classes from './Processes.module.css';
import { RuleList } from './RuleList.tsx';

interface Props {
  readonly node: DraftNode;
  readonly onChange: (node: DraftNode) => void;
}

const usual = { hours: 48, remindAfterHours: 24, escalateTo: [] };

/** Until when a node has to be answered, when people are reminded, and who may decide as well afterwards. */
export function DeadlineFields({ node, onChange }: Props) {
  const { t } = useTranslation('processes');
  const { deadline } = node;
  return (
    <fieldset className={classes.group}>
      <legend>{t('deadline.title')}</legend>
      <Switch
        label={t('deadline.has')}
        checked={deadline !== null}
        onChange={(event) => onChange({ ...node, deadline: event.currentTarget.checked ? usual : null })}
      />
      {deadline && (
        <>
          <div className={classes.rule}>
            <NumberInput
              label={t('deadline.hours')}
              min={2}
              max={limits.approvalHoursMax}
              allowDecimal={false}
              value={deadline.hours}
              onChange={(hours) => {
                const next = Math.max(2, Number(hours) || 2);
                const remind = deadline.remindAfterHours === null ? null : Math.min(deadline.remindAfterHours, next - 1);
                onChange({ ...node, deadline: { ...deadline, hours: next, remindAfterHours: remind } });
              }}
            />
            <NumberInput
              label={t('deadline.remind')}
              description={t('deadline.remindHelp')}
              min={1}
              max={deadline.hours - 1}
              allowDecimal={false}
              value={deadline.remindAfterHours ?? ''}
              onChange={(hours) =>
                onChange({
                  ...node,
                  deadline: {
                    ...deadline,
                    remindAfterHours: hours === '' ? null : Math.min(Math.max(1, Number(hours)), deadline.hours - 1),
                  },
                })
              }
            />
          </div>
          <RuleList
            label={t('deadline.escalateTo')}
            rules={deadline.escalateTo}
            isRequired={false}
            onChange={(escalateTo) => onChange({ ...node, deadline: { ...deadline, escalateTo } })}
          />
        </>
      )}
    </fieldset>
  );
}
