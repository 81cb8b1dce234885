import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { StyleRegistry } from './style-registry';
import './site.css';

export const metadata: Metadata = { title: 'Pico Fresh Logistics', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <strong>Pico Fresh</strong>
          <nav>
            <Link href="/">Home</Link>
            <Link href="/fleet">Where is my delivery?</Link>
          </nav>
        </header>
        <main>
          <StyleRegistry>{children}</StyleRegistry>
        </main>
      </body>
    </html>
  );
}
