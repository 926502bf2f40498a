export { ErrorPage, WholeErrorPage } from './ErrorPage.tsx';
export { NotFoundPage, WholeNotFoundPage } from './NotFoundPage.tsx';
