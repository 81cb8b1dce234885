import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeGroup } from '../../../testing';
import { groupView } from '../group.view';
import { button, field, renderForm } from './testing';

vi.setConfig({ testTimeout: 60_000 });

describe('ResourceForm while it saves', () => {
  const south = makeGroup(2, { name: 'South' });
  /** The form of a group whose name is saved as "Southern", and what the server then answers. */
  async function send() {
    let answer: (response: Response) => void = () => undefined;
    const waits = new Promise<Response>((resolve) => (answer = resolve));
    const form = renderForm(groupView, south, {
      answers: { 'PATCH /api/groups/2': () => waits },
    });
    const name = await field('Name');
    await userEvent.type(name, 'ern');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(form.server.calls).toContain('PATCH /api/groups/2'));
    const refuse = (refused?: string) =>
      answer(
        Response.json({ code: 'ALREADY_EXISTS', message: 'no', field: refused }, { status: 409 }),
      );
    const take = () => answer(Response.json({ ...south, name: 'Southern' }));
    return { ...form, name, refuse, take };
  }
  const isIdle = () =>
    waitFor(() => expect(button('Save')).not.toHaveAttribute('aria-busy', 'true'));

  it('marks no field as refused that was changed meanwhile', async () => {
    const { name, refuse } = await send();
    await userEvent.type(name, ' zone');
    refuse('name');
    await isIdle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(name).toBeValid();
    expect(name).toHaveValue('Southern zone');
    expect(screen.getByRole('status')).toHaveTextContent('1 unsaved change');
  });

  it.each([
    ['of another field', 'groupId'],
    ['of the whole', undefined],
  ])('still shows a refusal %s', async (_, refused) => {
    const { name, refuse } = await send();
    await userEvent.type(name, ' zone');
    refuse(refused);
    expect(await screen.findByRole('alert')).toHaveTextContent(/already/);
    expect(name).toHaveValue('Southern zone');
  });

  it('keeps what is changed until it is done, and says that it is saved once that is, too', async () => {
    const { name, take, onSaved, server } = await send();
    await userEvent.type(name, ' zone');
    take();
    await isIdle();
    expect(name).toHaveValue('Southern zone');
    expect(screen.getByRole('status')).toHaveTextContent('1 unsaved change');
    expect(onSaved).not.toHaveBeenCalled();
    server.state.answers = {};
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(server.state.groups?.find(({ id }) => id === 2)?.name).toBe('Southern zone');
  });
});
