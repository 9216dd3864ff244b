import { createRoot } from 'react-dom/client';
import { SettingsApplication } from './settings-application.js';

createRoot(document.getElementById('root')!).render(<SettingsApplication />);
