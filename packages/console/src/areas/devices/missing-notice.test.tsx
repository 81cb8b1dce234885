import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextProvider } from '../../frame/i18n/text-context';
import { MissingNotice } from './missing-notice';

it('[S2.1] says what was not found, no more of it than is read, and goes when it is closed', () => {
  render(
    <TextProvider locale="en-US">
      <MissingNotice path={`/nowhere/${'x'.repeat(500)}`} />
    </TextProvider>,
  );
  const said = screen.getByText(/There is no page at \/nowhere\/x+…/);
  expect(said.textContent.length).toBeLessThan(120);
  fireEvent.click(screen.getByRole('button'));
  expect(said).not.toBeInTheDocument();
});
