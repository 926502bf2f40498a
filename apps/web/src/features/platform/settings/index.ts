export { PictureField } from './PictureField.tsx';
