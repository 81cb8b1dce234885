import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../form/button/button';
import { Combobox } from '../form/combobox/combobox';
import type { ComboboxOption } from '../form/combobox/combobox-option';
import { FormFoot } from '../form/layout/form-foot';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { askToLeave } from './leave-guards';
import { useUnsavedGuard } from './use-unsaved-guard';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => vi.unstubAllGlobals());

/** A window of a width that the function it gives changes, as far as media queries ask. */
function stubWidth(first: number): (px: number) => void {
  let width = first;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (px) => {
    width = px;
    for (const listener of listeners) listener();
  };
}

function Ask({ onConfirm }: { onConfirm: () => Promise<void> }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete…</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete geofence Harbour?"
        confirmLabel="Delete geofence"
        cancelLabel="Cancel"
        danger
        onConfirm={onConfirm}
        describeFailure={() => 'Could not delete.'}
      >
        Three rules stop working.
      </ConfirmDialog>
    </>
  );
}

describe('ConfirmDialog', () => {
  it('starts at the safe answer, and Esc gives the focus back', async () => {
    const onConfirm = vi.fn();
    render(<Ask onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete…' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete geofence Harbour?' });
    expect(dialog).toHaveAccessibleDescription('Three rules stop working.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete…' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays while it works, says that it failed, and closes when it is done', async () => {
    const answers: { resolve: () => void; reject: () => void }[] = [];
    const onConfirm = vi.fn(
      () => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })),
    );
    render(<Ask onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete…' }));
    const confirm = screen.getByRole('button', { name: 'Delete geofence' });
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(confirm);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    answers[0]?.reject();
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not delete.');
    await userEvent.click(confirm);
    answers[1]?.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

describe('Dialog', () => {
  it('lets no field show below the foot of a form: it reaches over the padding under it', async () => {
    render(
      <Dialog isOpen onClose={() => undefined} title="Van 1">
        <FormFoot>
          <Button>Save</Button>
        </FormFoot>
      </Dialog>,
    );
    const foot = (await screen.findByRole('status')).parentElement!;
    const { paddingBottom } = getComputedStyle(foot.parentElement!);
    expect(parseInt(paddingBottom)).toBeGreaterThan(0);
    expect(getComputedStyle(foot).bottom).toBe(`-${paddingBottom}`);
  });

  it('holds the lists that are opened in it; Esc closes the list first', async () => {
    const onClose = vi.fn();
    const options: readonly ComboboxOption<number>[] = [{ value: 1, label: 'One' }];
    render(
      <Dialog isOpen onClose={onClose} title="Move">
        <Combobox
          label="Group"
          value={null}
          onChange={vi.fn()}
          options={options}
          words={{ empty: '', none: () => '' }}
        />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Group' }));
    expect(screen.getByRole('dialog', { name: 'Move' })).toContainElement(
      screen.getByRole('option', { name: 'One' }),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('Drawer', () => {
  const drawer = (onClose: () => void, isOpen = true) => (
    <>
      <button type="button">Row</button>
      <Drawer isOpen={isOpen} onClose={onClose} title="Fiorino 07" closeLabel="Close">
        <input aria-label="Name" />
      </Drawer>
    </>
  );

  it('stands beside the page on a wide window, which stays usable', async () => {
    stubWidth(1440);
    const onClose = vi.fn();
    render(drawer(onClose));
    expect(screen.getByRole('complementary', { name: 'Fiorino 07' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Row' }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes before the page does, with the focus in the list beside it', async () => {
    stubWidth(1440);
    const onClose = vi.fn();
    const onPageEscape = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener('keydown', onPageEscape);
    render(drawer(onClose));
    screen.getByRole('button', { name: 'Row' }).focus();
    await userEvent.keyboard('{Escape}');
    window.removeEventListener('keydown', onPageEscape);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onPageEscape).toHaveReturnedWith(true);
  });

  it('lies over the page on a narrow one', async () => {
    stubWidth(800);
    const onClose = vi.fn();
    render(drawer(onClose));
    expect(screen.getByRole('dialog', { name: 'Fiorino 07' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Row' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps what is typed in it when the window gets another width, and is placed by that when it opens again', async () => {
    const setWidth = stubWidth(1440);
    const { rerender } = render(drawer(vi.fn()));
    const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text);
    await type('Van');
    act(() => setWidth(375));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Van');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    rerender(drawer(vi.fn(), false));
    rerender(drawer(vi.fn()));
    expect(screen.getByRole('dialog', { name: 'Fiorino 07' })).toBeInTheDocument();
    await type('Truck');
    act(() => setWidth(1440));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Truck');
  });
});

describe('useUnsavedGuard', () => {
  const words = { title: 'Leave?', text: 'Changes are lost.', leave: 'Leave', stay: 'Stay' };
  function Form({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }): ReactElement {
    const guard = useUnsavedGuard(isDirty, words);
    return (
      <>
        <a
          href="/elsewhere"
          onClick={(event) => {
            event.preventDefault();
            onLeave();
          }}
        >
          Elsewhere
        </a>
        <button type="button" onClick={() => guard.ask(onLeave)}>
          Close
        </button>
        {guard.dialog}
      </>
    );
  }

  it('asks before code leads elsewhere, while something is unsaved', async () => {
    const leave = vi.fn();
    const { rerender, unmount } = render(<Form isDirty onLeave={vi.fn()} />);
    act(() => askToLeave(leave));
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(leave).not.toHaveBeenCalled();
    act(() => askToLeave(leave));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(leave).toHaveBeenCalledTimes(1);
    rerender(<Form isDirty={false} onLeave={vi.fn()} />);
    askToLeave(leave);
    rerender(<Form isDirty onLeave={vi.fn()} />);
    unmount();
    askToLeave(leave);
    expect(leave).toHaveBeenCalledTimes(3);
  });

  it('asks before a link or a button leaves, and lets go when somebody says so', async () => {
    const onLeave = vi.fn();
    render(<Form isDirty onLeave={onLeave} />);
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onLeave).toHaveBeenCalledTimes(2);
  });

  it('does not ask while there is nothing to lose', async () => {
    const onLeave = vi.fn();
    render(<Form isDirty={false} onLeave={onLeave} />);
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onLeave).toHaveBeenCalledTimes(2);
    const unload = new Event('beforeunload', { cancelable: true });
    expect(window.dispatchEvent(unload)).toBe(true);
  });

  it('stops reload, the closing of the tab, and Back before the router hears it', async () => {
    window.history.pushState({ at: 1 }, '', '/one');
    window.history.pushState({ at: 2 }, '', '/two');
    const router = vi.fn();
    window.addEventListener('popstate', router);
    render(<Form isDirty onLeave={vi.fn()} />);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    window.history.back();
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(window.location.pathname).toBe('/two'));
    expect(router).not.toHaveBeenCalled();
    window.history.back();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(window.location.pathname).toBe('/one');
    window.removeEventListener('popstate', router);
  });
});
