import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { makeDevice } from '../../../testing';
import { createTestServer } from '../../testing';
import { ResourceWords } from '../words/resource-words';
import { ReferencesField } from './references-field';

vi.setConfig({ testTimeout: 30_000 });

it('shows several things by their names, finds more at the server, and holds their ids', async () => {
  const devices = [makeDevice(1, { name: 'Van' }), makeDevice(2, { name: '<b>Bus' })];
  const Wrapper = createTestServer({ devices }).wrapper({ locale: 'en-US' });
  const onChange = vi.fn();
  function Host(): ReactElement {
    const [ids, setIds] = useState<readonly number[]>([1, 99]);
    const take = (next: readonly number[]) => {
      onChange(next);
      setIds(next);
    };
    return <ReferencesField label="Vehicles" refersTo="Device" value={ids} onChange={take} />;
  }
  render(
    <ResourceWords>
      <Host />
    </ResourceWords>,
    { wrapper: Wrapper },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Remove .*Van/ }));
  expect(onChange).toHaveBeenLastCalledWith([99]);
  expect(screen.getByText('#99'), 'one that the account does not see').toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Vehicles' }));
  await userEvent.click(await screen.findByRole('option', { name: /<b>Bus/ }));
  expect(onChange).toHaveBeenLastCalledWith([99, 2]);
});
