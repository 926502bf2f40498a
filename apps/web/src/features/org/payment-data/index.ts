export { default as PaymentTab } from './PaymentTab.tsx';
