import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.css';
import './shared/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './AppProviders.tsx';
import { composeApp } from './compose.ts';

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no element with the id "root" to show the app in');
const app = await composeApp(import.meta.env.BASE_URL.replace(/\/$/, ''));
createRoot(host).render(
  <StrictMode>
    <AppProviders app={app} />
  </StrictMode>,
);
