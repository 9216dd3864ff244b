export { SettingsPage as default } from '../settings-page';

export const meta = () => [{ title: 'Sozlamalar' }];
