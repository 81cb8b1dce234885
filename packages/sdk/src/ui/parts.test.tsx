import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './form/button/button';
import { Checkbox } from './form/toggle/checkbox';
import { Chip } from './data/chip';
import { ErrorState } from './feedback/error-state';
import { IconButton } from './form/button/icon-button';
import { Menu } from './overlay/menu';
import { MenuCheckItem, MenuChoices } from './overlay/menu-entries';
import { ProgressBar } from './feedback/progress-bar';
import { SearchField } from './form/field/search-field';
import { Segment } from './form/toggle/segment';
import { SelectMenu } from './form/field/select-menu';
import { StatusBadge } from './data/status-badge';
import { StatusGlyph } from './data/status-glyph';
import { STATUS_NAMES } from './data/status-name';
import { Switch } from './form/toggle/switch';
import { TextField } from './form/field/text-field';

vi.setConfig({ testTimeout: 30_000 });

describe('Button', () => {
  it('keeps its words and does nothing more while it is busy', async () => {
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not send a form while it is busy', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('TextField', () => {
  it('binds label, error and field, and marks what is required', () => {
    render(<TextField label="Name" required error="Write a name." />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription('Write a name.');
    expect(field).toBeInvalid();
    expect(field).toHaveAttribute('aria-required', 'true');
  });

  it('shows and hides a password', async () => {
    render(
      <TextField
        label="Password"
        type="password"
        defaultValue="x"
        reveal={{ show: 'Show password', hide: 'Hide password' }}
      />,
    );
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('SearchField', () => {
  it('is emptied by Esc and by its button', async () => {
    function Search() {
      const [value, setValue] = useState('abc');
      return <SearchField label="Search" clearLabel="Clear" value={value} onChange={setValue} />;
    }
    render(<Search />);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, '{Escape}');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field, 'xy');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
  });
});

describe('Menu', () => {
  it('opens by keyboard, keeps a switch open and closes with Esc', async () => {
    const onChange = vi.fn();
    render(
      <Menu trigger={<IconButton label="Filters" icon={<i />} />}>
        <MenuCheckItem checked={false} onChange={onChange}>
          Moving only
        </MenuCheckItem>
      </Menu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const entry = await screen.findByRole('menuitemcheckbox', { name: 'Moving only' });
    expect(entry).toHaveFocus();
    await userEvent.click(entry);
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });

  it('tells also when the chosen one is chosen again', async () => {
    const onSelect = vi.fn();
    render(
      <Menu trigger={<button type="button">Sort</button>}>
        <MenuChoices
          options={[{ value: 'name', label: 'Name' }]}
          value="name"
          onSelect={onSelect}
        />
      </Menu>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
    const choice = await screen.findByRole('menuitemradio', { name: 'Name' });
    expect(choice).toBeChecked();
    await userEvent.click(choice);
    expect(onSelect).toHaveBeenCalledWith('name');
  });
});

describe('small parts', () => {
  it('SelectMenu names itself with its label and its value', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'a', label: 'One' },
      { value: 'b', label: 'Two' },
    ];
    render(<SelectMenu label="Language" options={options} value="a" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Language One' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Two' }));
    expect(onChange).toHaveBeenCalledWith('b');
  });

  it('Segment is a group of radios', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'a', label: 'Day' },
      { value: 'b', label: 'Week' },
    ];
    render(<Segment label="Period" options={options} value="a" onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Period' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
    expect(onChange).toHaveBeenCalledWith('b');
  });

  it('Switch and Checkbox say their state', async () => {
    const onChange = vi.fn();
    render(
      <>
        <Switch checked={false} onChange={onChange}>
          Names
        </Switch>
        <Checkbox checked={false} mixed onChange={onChange}>
          All
        </Checkbox>
      </>,
    );
    const all = screen.getByRole('checkbox', { name: 'All' });
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(all, 'stays mixed until its owner says otherwise').toBePartiallyChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Names' }));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('a chip that can be removed names the action', () => {
    render(<Chip removeLabel="Remove filter Moving">Moving</Chip>);
    expect(screen.getByRole('button', { name: 'Remove filter Moving' })).not.toHaveAttribute(
      'aria-pressed',
    );
  });

  it('ProgressBar says how far it is, or that nobody knows', () => {
    render(
      <>
        <ProgressBar label="History" value={0.426} />
        <ProgressBar label="Page" />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'History' })).toHaveAttribute(
      'aria-valuenow',
      '43',
    );
    expect(screen.getByRole('progressbar', { name: 'Page' })).not.toHaveAttribute('aria-valuenow');
  });

  it('every status has a glyph of its own, and its badge a word', () => {
    const shapes = STATUS_NAMES.map((status) => {
      const { container, unmount } = render(<StatusGlyph status={status} />);
      const { innerHTML } = container;
      unmount();
      return innerHTML.replace(/data-status="\w+"/, '');
    });
    expect(new Set(shapes).size).toBe(6);
    render(<StatusBadge status="idle">Idling</StatusBadge>);
    expect(screen.getByText('Idling')).toHaveAttribute('data-status', 'idle');
  });

  it('ErrorState is announced and keeps the code behind its details', () => {
    render(<ErrorState title="Could not load" details={{ label: 'Details', text: 'HTTP_502' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load');
    expect(screen.getByText('HTTP_502')).not.toBeVisible();
  });
});
