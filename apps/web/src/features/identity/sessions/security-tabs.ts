/** The parts of one's own security page. */
export const securityTabs = ['password', 'second-factor', 'sessions', 'sign-ins'] as const;
export type SecurityTab = (typeof securityTabs)[number];
