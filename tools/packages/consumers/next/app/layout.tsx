import type { ReactNode } from 'react';
import { StyleRegistry } from './style-registry';

export const metadata = { title: 'Sozlamalar', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="uz">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
