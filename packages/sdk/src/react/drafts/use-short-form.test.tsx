import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { TrackingError } from '../../client';
import { makeUser } from '../../testing';
import { FormDialog, TextField } from '../../ui';
import { ResourceWords } from '../resource';
import { createTestServer } from '../testing';
import { useShortForm } from './use-short-form';

let send: (values: object) => Promise<unknown>;

function Reason({ onClose }: { onClose: () => void }): ReactElement {
  const { values, change, problemOf, dialog } = useShortForm({
    name: 'suspend 5',
    start: { reason: '', code: '' },
    secrets: ['code'],
    send: (sent) => send(sent),
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Suspend" sendLabel="Send" cancelLabel="Cancel">
      {(['reason', 'code'] as const).map((name) => (
        <TextField
          key={name}
          label={name}
          value={values[name]}
          error={problemOf(name)}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </FormDialog>
  );
}

function Page(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <ResourceWords>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen ? <Reason onClose={() => setOpen(false)} /> : null}
    </ResourceWords>
  );
}
const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const open = async () => {
  await user.click(await screen.findByRole('button', { name: 'Open', hidden: true }));
  await screen.findByRole('dialog');
};
function renderPage() {
  const server = createTestServer({ user: makeUser({ id: 1 }) });
  const Wrapper = server.wrapper({ locale: 'en-US' });
  const { rerender } = render(<Page />, { wrapper: Wrapper });
  return { away: () => rerender(<></>), again: () => rerender(<Page />) };
}
const refuse =
  (name: string | undefined, details: object = {}) =>
  () =>
    Promise.reject(
      new TrackingError({
        code: 'FIELD_INVALID',
        message: 'No.',
        status: 422,
        ...(name !== undefined && { field: name }),
        details: { ...details },
      }),
    );
const says = [{ key: 'refusal.most.own', params: { most: 3 } }];

it('has what was typed again after it went unasked, but for secrets, and says so', async () => {
  const { away, again } = renderPage();
  await open();
  await user.type(field('reason'), 'Owes us');
  await user.type(field('code'), '123456');
  away();
  again();
  await open();
  await waitFor(() => expect(field('reason')).toHaveValue('Owes us'));
  expect(field('code')).toHaveValue('');
  expect(screen.getByText('What you had typed is back, and is not saved yet.')).toBeVisible();
});

it('forgets what was cancelled or sent', async () => {
  send = async () => undefined;
  const { away, again } = renderPage();
  for (const end of ['Cancel', 'Send']) {
    await open();
    await user.type(field('reason'), end);
    await press(end);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    away();
    again();
    await open();
    expect(field('reason')).toHaveValue('');
    await press('Cancel');
  }
});

it('says a refusal at its field until that is changed, and of no field below, with name and bound', async () => {
  renderPage();
  await open();
  send = refuse('reason', { says });
  await press('Send');
  const said = await screen.findByText(/3/);
  expect(field('reason')).toHaveAccessibleDescription(said.textContent);
  await user.type(field('code'), '1');
  expect(said).toBeVisible();
  await user.type(field('reason'), 'x');
  expect(screen.queryByText(/3/)).toBeNull();

  send = refuse('userLimit', { says });
  await press('Send');
  const below = await screen.findByRole('alert');
  expect(below).toHaveTextContent(/^(?!userLimit).+: .*3/);
  await user.type(field('code'), '2');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says nothing of a text that was changed while it was on its way', async () => {
  renderPage();
  await open();
  let reject: (error: unknown) => void = () => undefined;
  send = () => new Promise((_, no) => (reject = no));
  await press('Send');
  await user.type(field('reason'), 'another');
  reject(await refuse('reason', { says })().catch((error: unknown) => error));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  expect(screen.queryByText(/3/)).toBeNull();
});
