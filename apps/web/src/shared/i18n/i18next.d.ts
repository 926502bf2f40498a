import 'i18next';
import type { Messages } from '../../locales/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Messages;
  }
}
