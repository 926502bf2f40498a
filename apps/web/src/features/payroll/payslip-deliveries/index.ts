export { Deliveries } from './Deliveries.tsx';
export { DeliveryFigures } from './DeliveryFigures.tsx';
export { DeliveryPanel } from './DeliveryPanel.tsx';
export { PayslipWaits } from './PayslipWaits.tsx';
export { type ResendAsked, ResendPayslips } from './ResendPayslips.tsx';
