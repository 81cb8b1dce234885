import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';

describe('Button', () => {
  it('tells why it is disabled to those who reach it by keyboard', async () => {
    const onClick = vi.fn();
    render(
      <Button disabledReason="No plate yet" onClick={onClick}>
        Lock
      </Button>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Lock' })).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('No plate yet');
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });
});
