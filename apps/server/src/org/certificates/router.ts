// Made by `npm run fix` from the folders beside it.
export { askCertificate } from './ask-certificate.ts';
export { downloadCertificate } from './download-certificate.ts';
export { downloadMyCertificate } from './download-my-certificate.ts';
export { issueAskedCertificate } from './issue-asked-certificate.ts';
export { issueCertificate } from './issue-certificate.ts';
export { listCertificateTemplates } from './list-certificate-templates.ts';
export { listCertificates } from './list-certificates.ts';
export { listMyCertificates } from './list-my-certificates.ts';
export { putCertificateTemplate } from './put-certificate-template.ts';
export { refuseCertificate } from './refuse-certificate.ts';
export { revokeCertificate } from './revoke-certificate.ts';
export { verifyCertificate } from './verify-certificate.ts';
export { withdrawCertificate } from './withdraw-certificate.ts';
