import { trpc } from '../../shared/api/trpc.ts';
import { WordMark } from '../../shared/ui/Brand.tsx';
import classes from './CompanyMark.module.css';

const freshMs = 10 * 60_000;

/** The company's logo, or the product's mark. */
export function CompanyMark() {
  const { data } = trpc.platform.settings.getLogo.useQuery({}, { staleTime: freshMs, trpc: { context: { quiet: true } } });
  return data?.logo ? <img className={classes.logo} src={data.logo} alt="" /> : <WordMark />;
}
