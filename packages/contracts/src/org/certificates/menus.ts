import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listCertificates } from './list-certificates.ts';
import { listMyCertificates } from './list-my-certificates.ts';

export const menus = {
  'my-certificates': {
    area: 'me',
    rank: 30,
    label: { en: 'My certificates', 'zh-CN': '我的证明' },
    path: '/me/certificates',
    needs: needsOf(listMyCertificates),
    profileArea: 'certificates',
  },
  certificates: {
    area: 'people',
    rank: 64,
    label: { en: 'Certificates', 'zh-CN': '证明' },
    path: '/organisation/certificates',
    needs: needsOf(listCertificates),
  },
} as const satisfies MenuDefinitions;
