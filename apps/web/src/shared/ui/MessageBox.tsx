import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import classes from './MessageBox.module.css';

interface Props {
  readonly tone: 'bad' | 'decision';
  readonly title?: string;
  readonly children: React.ReactNode;
}

/** Something that has to be read beside what it is about; a fault is read out at once. */
export function MessageBox({ tone, title, children }: Props) {
  const Icon = tone === 'bad' ? IconAlertTriangle : IconInfoCircle;
  return (
    <div className={classes.box} data-tone={tone} {...(tone === 'bad' ? { role: 'alert' } : {})}>
      <Icon size={18} stroke={1.8} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        {title && <strong className={classes.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
