import { useMediaQuery } from '@mantine/hooks';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { WordMark } from '../../../shared/ui/Brand.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import classes from './SignInPage.module.css';
import { Switches } from './Switches.tsx';
import { type SignInLook, said } from './sign-in-look.ts';

interface Props {
  readonly title: string;
  readonly lead: React.ReactNode;
  /** Where people sign in: title and lead are those that an administrator has written, if there are. */
  readonly isSignIn?: boolean;
  /** How it would look; without it, as it is set up. */
  readonly look?: SignInLook;
  readonly children: React.ReactNode;
}

/** The page of whoever is not signed in: the form at the left, what the product stands for at the right where there is room. */
export function EntryFrame({ title, lead, isSignIn = false, look: given, children }: Props) {
  const format = useFormat();
  const config = trpc.identity.auth.getLoginConfig.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  const isWide = useMediaQuery('(min-width: 62em)', true);
  const look = given ?? config.data?.look;
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <div className={classes.top}>
          {look?.picture ? <img className={classes.logo} src={look.picture} alt="" /> : <WordMark />}
          <Switches />
        </div>
        <div className={classes.form}>
          <h1 className={classes.title}>{(isSignIn && said(format, look?.title)) || title}</h1>
          <p className={classes.lead}>{(isSignIn && said(format, look?.lead)) || lead}</p>
          {children}
        </div>
      </main>
      {isWide && <LedgerPanel claim={said(format, look?.claim)} text={said(format, look?.claimText)} />}
    </div>
  );
}
