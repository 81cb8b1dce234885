import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { PanelControlsContext, type PanelSize } from './panel-controls';
import { PanelFrame } from './panel-frame';

const onBack = vi.fn();
const onClose = vi.fn();

function Panel(): ReactElement {
  const [size, setSize] = useState<PanelSize>('normal');
  const controls = useMemo(() => ({ size, setSize }), [size]);
  return (
    <TextProvider locale="en-US">
      <PanelControlsContext value={controls}>
        <div data-testid="panel" data-size={size}>
          <PanelFrame title="Fiorino 07" onBack={onBack} onClose={onClose} foot="FMB920">
            What is in it
          </PanelFrame>
        </div>
      </PanelControlsContext>
    </TextProvider>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const size = () => screen.getByTestId('panel').dataset['size'];

it('[S2.45] minimises to its head, and comes back with what is in it', async () => {
  render(<Panel />);
  await press('Minimize');
  expect(size()).toBe('minimised');
  expect(screen.getByText('What is in it')).not.toBeVisible();
  expect(screen.queryByText('FMB920')).toBeNull();
  await press('Restore');
  expect(size()).toBe('normal');
  expect(screen.getByText('What is in it')).toBeVisible();
});

it('[S2.46] expands, and shrinks again', async () => {
  render(<Panel />);
  await press('Expand');
  expect(size()).toBe('expanded');
  await press('Back to normal width');
  expect(size()).toBe('normal');
});

it('[S2.44] has a control to close it, and one to go back', async () => {
  render(<Panel />);
  await press('Close');
  expect([onClose, onBack].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await press('Back');
  expect([onClose, onBack].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
