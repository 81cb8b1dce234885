import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useFocusOnArrival } from './use-focus-on-arrival';

function Pages(): ReactElement {
  useFocusOnArrival();
  return (
    <>
      <Link to="/stay">Stays</Link>
      <Routes>
        <Route path="/device" element={<div id="content" data-testid="detail" tabIndex={-1} />} />
        <Route
          path="*"
          element={
            <div id="content" tabIndex={-1}>
              <Link to="/device">Goes away</Link>
            </div>
          }
        />
      </Routes>
    </>
  );
}

describe('useFocusOnArrival', () => {
  it('leads into a page whose trigger is gone', async () => {
    render(<Pages />, { wrapper: MemoryRouter });
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByText('Goes away'));
    expect(screen.getByTestId('detail')).toHaveFocus();
  });

  it('takes the focus from nothing that is still there', async () => {
    render(<Pages />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByText('Stays'));
    expect(screen.getByText('Stays')).toHaveFocus();
  });
});
