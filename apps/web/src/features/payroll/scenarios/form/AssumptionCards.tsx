import { ActionIcon, Button, Menu, NativeSelect, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import classes from '../Scenarios.module.css';
import type { Base } from '../scenario.ts';
import { fieldsOfKind } from './AssumptionFields.tsx';
import { type AssumptionDraft, assumptionKinds, faultsOfDraft, newDraft } from './assumption-drafts.ts';

interface Props {
  readonly drafts: readonly AssumptionDraft[];
  readonly base: Base;
  readonly currency: string;
  readonly periods: readonly { readonly sequence: number; readonly name: string }[];
  /** Set once the form was tried: what is wrong shows at its field. */
  readonly error: string | null;
  readonly 'data-field': string;
  readonly onChange: (drafts: readonly AssumptionDraft[]) => void;
}

/** What is assumed, in order: each from a period on. */
export function AssumptionCards(props: Props) {
  const { t } = useTranslation('scenarios');
  const { drafts, base, onChange, error } = props;
  const nextKey = Math.max(0, ...drafts.map(({ key }) => key)) + 1;
  const move = (index: number, by: number) => {
    const moved = [...drafts];
    const [one] = moved.splice(index, 1);
    if (one) moved.splice(index + by, 0, one);
    onChange(moved);
  };
  return (
    <div data-field={props['data-field']}>
      {drafts.length === 0 && (
        <Text c="dimmed" size="sm" mb="sm">
          {t('form.none')}
        </Text>
      )}
      <ol className={classes.cards}>
        {drafts.map((draft, index) => (
          <Card
            key={draft.key}
            {...props}
            draft={draft}
            index={index}
            onDraft={(changed) => onChange(drafts.map((other) => (other === draft ? { ...draft, ...changed } : other)))}
            onMove={(by) => move(index, by)}
            onRemove={() => onChange(drafts.filter((other) => other !== draft))}
          />
        ))}
      </ol>
      {error && <p className={classes.fault}>{error}</p>}
      <Menu position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            rightSection={<IconChevronDown size={14} />}
            disabled={drafts.length >= limits.scenarioAssumptionsMax}
          >
            {t('form.add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {assumptionKinds.map((kind) => (
            <Menu.Item key={kind} onClick={() => onChange([...drafts, newDraft(nextKey, kind, base.items[0]?.code ?? '')])}>
              {t(`kinds.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

interface CardProps extends Omit<Props, 'onChange'> {
  readonly draft: AssumptionDraft;
  readonly index: number;
  readonly onDraft: (changed: Partial<AssumptionDraft>) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

function Card({ draft, index, drafts, base, currency, periods, error, onDraft, onMove, onRemove }: CardProps) {
  const { t } = useTranslation(['scenarios', 'common']);
  const Fields = fieldsOfKind[draft.kind];
  const faults = faultsOfDraft(draft);
  const title = t('form.assumption', { number: index + 1, kind: t(`kinds.${draft.kind}`) });
  return (
    <li className={classes.card} aria-label={title}>
      <div className={classes.cardHead}>
        <strong>{title}</strong>
        <span>
          <ActionIcon variant="subtle" aria-label={t('form.up')} disabled={index === 0} onClick={() => onMove(-1)}>
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t('form.down')} disabled={index === drafts.length - 1} onClick={() => onMove(1)}>
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t('form.remove', { title })} onClick={onRemove}>
            <IconTrash size={16} />
          </ActionIcon>
        </span>
      </div>
      <div className={classes.fields}>
        <NativeSelect
          label={t('fields.from')}
          value={String(draft.from)}
          onChange={({ currentTarget: { value } }) => onDraft({ from: Number(value) })}
          data={periods.map(({ name }, place) => ({ value: String(place + 1), label: name }))}
        />
        <Fields
          draft={draft}
          base={base}
          currency={currency}
          onChange={onDraft}
          errorOf={(field) => {
            const fault = faults[field];
            return error !== null && fault ? t(`common:form.faults.${fault}`) : null;
          }}
        />
      </div>
    </li>
  );
}
