import { PersonPage } from './features/org/employees/PersonPage.tsx';
import { lazyPart } from './shared/lazy-part.tsx';

const AskAction = lazyPart(() => import('./features/careers/personnel-actions/AskAction.tsx'));
const CareerTab = lazyPart(() => import('./features/careers/personnel-actions/CareerTab.tsx'));
const FinalPay = lazyPart(async () => ({ default: (await import('./features/careers/personnel-actions/FinalPay.tsx')).FinalPay }));
const TimeTab = lazyPart(() => import('./features/time/people/TimeTab.tsx'));

/** A person’s page with the parts of the areas that come after the organisation. */
export const PersonScreen = () => <PersonPage act={AskAction} career={CareerTab} time={TimeTab} finalPay={FinalPay} />;
