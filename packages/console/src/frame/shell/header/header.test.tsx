import { TrackingProvider } from '@rastro/sdk/internal/react';
import { BrandProvider } from '@rastro/theme';
import { defaultBranding } from '@rastro/theme/schema';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TextProvider } from '../../i18n/text-context';
import { PreferencesProvider } from '../../preferences/preferences-context';
import { createTestClient } from '../../../testing/create-test-client';
import { Header } from './header';

function renderHeader(server: object = {}, timeZone = 'America/Sao_Paulo') {
  const { client, requests } = createTestClient({
    'GET /api/server': server,
    'GET /api/weather': {
      temperature: 24,
      windSpeed: 9,
      code: 2,
      city: 'São Paulo',
      timeZone: 'America/Sao_Paulo',
    },
  });
  const page = render(
    <MemoryRouter>
      <BrandProvider branding={defaultBranding} scheme="light">
        <PreferencesProvider>
          <TextProvider locale="en-US">
            <TrackingProvider client={client} timeZone={timeZone} locale="en-US" appearance={null}>
              <Header userMenu={null} onOpenPalette={() => undefined} />
            </TrackingProvider>
          </TextProvider>
        </PreferencesProvider>
      </BrandProvider>
    </MemoryRouter>,
  );
  return { ...page, requests };
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

  it('[S1.40] [S1.41] [S1.42] shows weather and time, the weather only where the server has it', async () => {
    const { unmount, requests } = renderHeader();
    expect(screen.getByRole('time')).toHaveTextContent(/^\d{1,2}:\d{2}/);
    await waitFor(() => expect(requests).toContain('GET /api/server'));
    expect(requests).not.toContain('GET /api/weather');
    unmount();
    renderHeader({ weatherEnabled: true });
    expect(await screen.findByText('São Paulo')).toBeVisible();
    expect(screen.getByText('24 °C')).toBeVisible();
    expect(screen.queryByText(/GMT/)).not.toBeInTheDocument();
  });

  it('says whose time it is where that is another one than in the city of the weather', async () => {
    renderHeader({ weatherEnabled: true }, 'America/Chicago');
    expect(await screen.findByText(/^Central Time \(GMT−\d\)$/)).toBeVisible();
  });
});
