import { PersonPage } from './features/org/employees/PersonPage.tsx';
import { lazyPart } from './shared/lazy-part.tsx';

const CareerTab = lazyPart(() => import('./features/careers/personnel-actions/CareerTab.tsx'));

/** A person’s page with the parts of the areas that come after the organisation. */
export const PersonScreen = () => <PersonPage career={CareerTab} />;
