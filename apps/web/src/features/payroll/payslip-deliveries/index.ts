export { DeliveryFigures } from './DeliveryFigures.tsx';
export { type ResendAsked, ResendPayslips } from './ResendPayslips.tsx';
