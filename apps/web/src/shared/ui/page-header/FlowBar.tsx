import { Popover, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FlowBar.module.css';
import { FlowMark } from './FlowMark.tsx';
import { FlowParts } from './FlowParts.tsx';
import { type FlowStage, presentStage } from './flow-stage.ts';

interface Props {
  readonly label: string;
  readonly stages: readonly FlowStage[];
}

/**
 * Where something stands in its flow: one bar, of one height whatever happens in it. The present stage carries what waits next, how far it is,
 * and its own steps. On a phone it says "3 of 7" and the stage, and opens into all of them.
 */
export function FlowBar({ label, stages }: Props) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <section aria-label={label}>
      {isNarrow ? (
        <PhoneBar stages={stages} />
      ) : (
        <ol className={classes.stages}>
          {stages.map((stage, index) => (
            <Stage key={stage.id} stage={stage} number={index + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Stage({ stage, number }: { stage: FlowStage; number: number }) {
  const { t } = useTranslation();
  const { name, state, note, progress, parts = [] } = stage;
  return (
    <li className={classes.stage} data-state={state} data-carries={note !== undefined || undefined} {...currentMark(state)}>
      <Track progress={progress} name={name} />
      <div className={classes.head}>
        <FlowMark state={state} number={number} />
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className="ww-visually-hidden">{t(`flow.${state}`)}</span>
        {parts.length > 0 && <PartsButton stage={stage} isShort={note === undefined} />}
      </div>
      {note !== undefined && (
        <p className={classes.note} {...(typeof note === 'string' ? { title: note } : {})}>
          {note}
        </p>
      )}
    </li>
  );
}

const currentMark = (state: FlowStage['state']) => (state === 'current' ? { 'aria-current': 'step' as const } : {});

function Track({ progress, name }: { progress: number | undefined; name: string }) {
  if (progress === undefined) return null;
  const percent = Math.round(progress * 100);
  return (
    <div className={classes.track} role="progressbar" aria-label={name} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <div className={classes.fill} style={{ width: `${percent}%` }} />
    </div>
  );
}

/** "1 of 3 steps", which opens into the steps of a stage; in short only their dots. */
function PartsButton({ stage: { parts = [] }, isShort }: { stage: FlowStage; isShort: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const done = parts.filter(({ isDone }) => isDone).length;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.open} onClick={() => setOpen(!isOpen)}>
          <span className={classes.pips} aria-hidden="true">
            {parts.map(({ id, isDone }) => (
              <span key={id} className={classes.pip} data-done={isDone || undefined} />
            ))}
          </span>
          <span className={isShort ? 'ww-visually-hidden' : 'ww-figures'}>{t('flow.parts', { done, count: parts.length })}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <FlowParts parts={parts} onChosen={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function PhoneBar({ stages }: Pick<Props, 'stages'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const present = presentStage(stages);
  if (!present) return null;
  const number = stages.indexOf(present) + 1;
  return (
    <div className={classes.phone} data-state={present.state}>
      <Track progress={present.progress} name={present.name} />
      <Popover opened={isOpen} onChange={setOpen} position="bottom" width="target" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={classes.summary} onClick={() => setOpen(!isOpen)}>
            <FlowMark state={present.state} number={number} />
            <span className={classes.name}>
              {t('flow.place', { number, total: stages.length })} · {present.name}
            </span>
            <IconChevronDown size={16} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <ol className={classes.list}>
            {stages.map(({ id, name, state, parts = [] }, index) => (
              <li key={id} data-state={state} {...currentMark(state)}>
                <span className={classes.head}>
                  <FlowMark state={state} number={index + 1} />
                  <span>{name}</span>
                  <span className="ww-visually-hidden">{t(`flow.${state}`)}</span>
                </span>
                {parts.length > 0 && <FlowParts parts={parts} onChosen={() => setOpen(false)} />}
              </li>
            ))}
          </ol>
        </Popover.Dropdown>
      </Popover>
      {present.note !== undefined && <p className={classes.phoneNote}>{present.note}</p>}
    </div>
  );
}
