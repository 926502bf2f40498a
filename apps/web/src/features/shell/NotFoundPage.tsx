import { NothingHere } from '../../shared/ui/NothingHere.tsx';
import classes from './pages.module.css';

export function NotFoundPage() {
  return (
    <div className={classes.page}>
      <NothingHere />
    </div>
  );
}

/** The same where there is no shell around it. */
export function WholeNotFoundPage() {
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}
