import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { Announcement } from './announcement';
import { createAnnouncer } from './create-announcer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function renderAnnouncement() {
  const announcer = createAnnouncer();
  render(
    <TextProvider locale="en-US">
      <Announcement announcer={announcer} role="status" />
    </TextProvider>,
  );
  return {
    tell: (sentence: string) => act(() => announcer.tell(sentence)),
    wait: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
    heard: () => screen.getByRole('status').textContent,
  };
}

describe('Announcement', () => {
  it('says a single notice at once, as text', () => {
    const { tell, heard } = renderAnnouncement();
    tell('Moving: <b>Bus 1</b>');
    expect(heard()).toBe('Moving: <b>Bus 1</b>');
  });

  it('says a flood in one count every five seconds', () => {
    const { tell, wait, heard } = renderAnnouncement();
    tell('Moving: Bus 1');
    for (let bus = 2; bus <= 1_001; bus += 1) tell(`Moving: Bus ${bus}`);
    expect(heard()).toBe('Moving: Bus 1');
    wait(5_000);
    expect(heard()).toBe('1,000 new alerts');
  });

  it('says the one that came soon after another in its own words, then falls silent', () => {
    const { tell, wait, heard } = renderAnnouncement();
    tell('Moving: Bus 1');
    tell('Stopped: Bus 2');
    wait(5_000);
    expect(heard()).toBe('Stopped: Bus 2');
    wait(5_000);
    expect(heard()).toBe('');
    tell('Moving: Bus 3');
    expect(heard()).toBe('Moving: Bus 3');
  });
});
