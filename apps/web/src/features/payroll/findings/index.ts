export { FindingsPanel } from './FindingsPanel.tsx';
