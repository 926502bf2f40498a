/** What other slices may use of this one. */
export { WhatIfsTab } from './WhatIfsTab.tsx';
