import { Tabs } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../format/use-format.ts';
import classes from './HeaderTabs.module.css';

export interface HeaderTab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** How many there are behind it; left out where nothing is counted. */
  readonly count?: number | undefined;
  /** What is counted has to be put right. */
  readonly isFault?: boolean;
}

interface Props<Key extends string> {
  readonly label: string;
  readonly tabs: readonly HeaderTab<Key>[];
  readonly chosen: Key;
}

/** The parts of a page, with how many there are in each. Where there is no room for all, the edge fades and the chosen one is in view. */
export function HeaderTabs<Key extends string>({ label, tabs, chosen }: Props<Key>) {
  const format = useFormat();
  const list = useShown(chosen);
  return (
    <div className={classes.frame}>
      <Tabs.List ref={list} aria-label={label} className={classes.tabs}>
        {tabs.map(({ key, label: name, count, isFault = false }) => (
          <Tabs.Tab key={key} value={key}>
            {name}
            {count !== undefined && count > 0 && (
              <span className={classes.count} data-fault={isFault || undefined}>
                {format.count(count)}
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </div>
  );
}

/** Brings the chosen tab into view, and marks at which ends there are more. */
function useShown(chosen: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-before', scrollLeft > 1);
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const tab = element.querySelector<HTMLElement>(`[id$="tab-${chosen}"]`);
    if (tab) element.scrollTo({ left: tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2 });
    mark();
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [chosen]);
  return list;
}
