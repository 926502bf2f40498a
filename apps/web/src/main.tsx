import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.layer.css';
import './shared/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './AppProviders.tsx';
import { composeApp } from './compose.ts';
import { keepFocus } from './shared/keep-focus.ts';

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no element with the id "root" to show the app in');
const app = composeApp(import.meta.env.BASE_URL.replace(/\/$/, ''));
// What index.html paints before any script stays until the first screen stands.
const stopWaiting = app.router.subscribe('onRendered', () => {
  document.getElementById('frame')?.remove();
  stopWaiting();
});
keepFocus();
createRoot(host).render(
  <StrictMode>
    <AppProviders app={app} />
  </StrictMode>,
);
