import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Form.module.css';

interface Listed {
  /** Of its element. */
  readonly id: string;
  readonly title: string;
  readonly faults: number;
}

/** What of the page counts as where one is: its upper part, below the header. */
const lookedAt = { rootMargin: '-80px 0px -55% 0px' };

/** The section that is being looked at: the first in sight. */
function useSeenSection(ids: readonly string[]): string | undefined {
  const [seen, setSeen] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const all = key.split(' ');
    const inSight = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target.id);
        else inSight.delete(target.id);
      }
      const first = all.find((id) => inSight.has(id));
      if (first !== undefined) setSeen(first);
    }, lookedAt);
    for (const id of all) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return seen ?? ids[0];
}

/** The sections of a form at its side: where one is, and in which something needs attention. */
export function SectionList({ sections }: { sections: readonly Listed[] }) {
  const { t } = useTranslation();
  const seen = useSeenSection(sections.map(({ id }) => id));
  return (
    <nav aria-label={t('form.sections')} className={classes.sections}>
      {sections.map(({ id, title, faults }) => (
        <a key={id} href={`#${id}`} {...(id === seen ? { 'aria-current': 'location' as const } : {})}>
          {title}
          {faults > 0 && (
            <span className={classes.faultCount}>
              <span aria-hidden>{faults}</span>
              <span className="ww-visually-hidden">{t('form.faulty', { count: faults, total: faults })}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
