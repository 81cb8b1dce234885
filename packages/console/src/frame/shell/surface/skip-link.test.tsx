import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SkipLink } from './skip-link';

describe('SkipLink', () => {
  it('leads to the row that the arrows start from', async () => {
    render(
      <>
        <SkipLink>Go to the list</SkipLink>
        <div id="content" tabIndex={-1}>
          <ul role="tree">
            <li role="treeitem" aria-selected="false" tabIndex={-1}>
              One
            </li>
            <li role="treeitem" aria-selected="true" tabIndex={0}>
              Two
            </li>
          </ul>
        </div>
      </>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByText('Two')).toHaveFocus();
  });

  it('leads to the content where there is no list', async () => {
    render(
      <>
        <SkipLink>Go to the content</SkipLink>
        <main id="content" tabIndex={-1} />
      </>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
