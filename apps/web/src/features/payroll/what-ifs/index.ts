/** What other slices may use of this one. */

export { ParameterFields } from './ParameterFields.tsx';
export { WhatIfsTab } from './WhatIfsTab.tsx';
