import { IconAlertCircle, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ConfigurationState, type ConfigurationStep, configurationSteps } from '@wagewright/contracts/payroll/configuration';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Configuration.module.css';

const icons = { complete: IconCircleCheck, missing: IconAlertCircle, optional: IconCircle } as const;

interface Props {
  readonly solutionId: number;
  /** How far each step is; undefined while that is not known. */
  readonly steps: readonly ConfigurationState[] | undefined;
  readonly current: ConfigurationStep;
}

/** The eight steps, with what each still wants in words. */
export function StepList({ solutionId, steps, current }: Props) {
  const { t } = useTranslation('configuration');
  const list = useRef<HTMLOListElement>(null);
  // on a phone the steps are a line that scrolls: the one that is open comes to its start
  useEffect(() => {
    const open = list.current?.children.item(configurationSteps.indexOf(current));
    if (open instanceof HTMLElement) list.current?.scrollTo({ left: open.offsetLeft - list.current.offsetLeft });
  }, [current]);
  return (
    <nav aria-label={t('title')} className={classes.nav}>
      <ol ref={list} className={classes.steps}>
        {configurationSteps.map((id) => {
          const known = steps?.find((step) => step.id === id);
          const Icon = icons[known?.state ?? 'optional'];
          return (
            <li key={id}>
              <Link
                to="/payroll/solutions/$solutionId/configuration/$step"
                params={{ solutionId: String(solutionId), step: id }}
                className={classes.link}
              >
                <Icon size={18} stroke={1.8} aria-hidden className={classes.icon} data-state={known?.state} />
                <span>
                  <span className={classes.name}>{t(`steps.${id}`)}</span>
                  <span className={classes.state} data-state={known?.state}>
                    {known &&
                      (known.state === 'missing'
                        ? known.missing.map((thing) => t(`missing.${thing}`)).join(' ')
                        : t(`states.${known.state}`))}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
