import { TrackingProvider } from '@rastro/sdk/react';
import { BrandProvider } from '@rastro/theme';
import { defaultBranding } from '@rastro/theme/schema';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TextProvider } from '../../i18n/text-context';
import { PreferencesProvider } from '../../preferences/preferences-context';
import { createTestClient } from '../../testing/create-test-client';
import { Header } from './header';

function renderHeader() {
  return render(
    <MemoryRouter>
      <BrandProvider branding={defaultBranding} scheme="light">
        <PreferencesProvider>
          <TextProvider locale="en-US">
            <TrackingProvider client={createTestClient({}).client} appearance={null}>
              <Header userMenu={null} onOpenPalette={() => undefined} />
            </TrackingProvider>
          </TextProvider>
        </PreferencesProvider>
      </BrandProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('Header', () => {
  it('[S1.43] [S3.59] [S4.46] [S4.47] mutes, unmutes, and remembers it', async () => {
    const { unmount } = renderHeader();
    await userEvent.click(screen.getByRole('button', { name: 'Mute alerts' }));
    expect(localStorage.getItem('isMuted')).toBe('true');
    unmount();
    renderHeader();
    await userEvent.click(screen.getByRole('button', { name: 'Unmute alerts' }));
    expect(localStorage.getItem('isMuted')).toBe('false');
  });

  it('[S2.38] shows the logo, and the name where the picture fails', async () => {
    renderHeader();
    const logo = screen.getByRole('img', { name: defaultBranding.productName });
    expect(logo).toHaveAttribute('src', expect.stringContaining('logo'));
    logo.dispatchEvent(new Event('error'));
    expect(await screen.findByText(defaultBranding.productName)).toBeVisible();
  });
});
