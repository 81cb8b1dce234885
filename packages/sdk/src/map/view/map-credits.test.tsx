import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServer } from '../../react/testing';
import { MapCredits } from './map-credits';

it('opens and closes the credits of a narrow map by a button that says so', () => {
  render(<MapCredits credits={['© Maps', '<a href="https://streets.example">Streets</a>']} />, {
    wrapper: createTestServer({}).wrapper({ locale: 'en-US' }),
  });
  const opener = screen.getByLabelText('Map credits');
  const credits = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  expect(credits).toHaveTextContent('© Maps · Streets');
  const look = () => [opener.getAttribute('aria-expanded'), credits?.dataset['open']];
  expect(look()).toEqual(['false', 'false']);
  fireEvent.click(opener);
  expect(look()).toEqual(['true', 'true']);
  fireEvent.keyDown(opener, { key: 'Escape' });
  expect(look()).toEqual(['false', 'false']);
});
