'use client';
import { useEffect, useState, type ReactElement } from 'react';
import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { classNames } from '../../class-names';
import { focusRing, ownControl, touchMedia, truncate, visuallyHidden } from '../../mixins';

/** Chips in a row where the form (a container named `rastro-form`) has no room for a column. */
const CHIPS = '@container rastro-form (width < 900px)';

const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  /* Text for screen readers scrolls with the row, and makes the page no wider. */
  position: relative;
  font: 500 13px/20px var(--rastro-font-family);
  ${CHIPS} {
    flex-direction: row;
    gap: 8px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* Wraps to a second row where there is room, so that no link is cut. */
  @container rastro-form (480px <= width < 900px) {
    flex-wrap: wrap;
  }
`;
const Item = styled.button`
  ${ownControl(css`
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    min-height: 36px;
    padding: 0 12px;
    border-radius: var(--rastro-radius-control);
    color: var(--rastro-text-muted);
    text-align: start;
    cursor: pointer;
  `)}
  ${focusRing}
  & > span:first-child {
    flex: 1;
    ${truncate}
  }
  &&:hover {
    background: var(--rastro-surface-hover);
  }
  &&[aria-current='true'] {
    background: var(--rastro-accent-soft);
    color: var(--rastro-accent-ink);
  }
  ${CHIPS} {
    && {
      min-height: 34px;
      border-radius: 999px;
      box-shadow: inset 0 0 0 1px var(--rastro-border-strong);
    }
    &&[aria-current='true'] {
      box-shadow: inset 0 0 0 1px var(--rastro-accent-ink);
    }
  }
  ${touchMedia} {
    && {
      min-height: 44px;
    }
  }
`;
const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  min-width: 18px;
  height: 18px;
  padding: 0 4px;
  border-radius: 999px;
  font: 600 11px/14px var(--rastro-font-family);
  &[data-mark='wrong'] {
    background: var(--rastro-status-alarm-soft);
    color: var(--rastro-status-alarm-text);
  }
  &[data-mark='warned'] {
    background: var(--rastro-status-idle-soft);
    color: var(--rastro-status-idle-text);
  }
  &[data-mark='done'] {
    color: var(--rastro-status-moving-text);
  }
  &[data-mark='changed']::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--rastro-accent-ink);
  }
`;
const Said = styled.span`
  ${visuallyHidden}
`;

/** A part of a form, as its navigation shows it. */
export interface FormNavItem {
  /** `id` of the part. */
  id: string;
  title: string;
  /** Mark at the end of the entry, with its text for screen readers. */
  mark?:
    | { kind: 'wrong' | 'warned' | 'changed' | 'done'; text: string; count?: number }
    | undefined;
}

/** Props of {@link FormNav}. */
export interface FormNavProps {
  /** Its name, read aloud. */
  label: string;
  items: readonly FormNavItem[];
  className?: string;
}

/** The parts of a long form: each a way to it, with what is wrong or changed in it. */
export function FormNav({ label, items, className }: FormNavProps): ReactElement {
  const current = usePartInView(items);
  return (
    <Root className={classNames('rastro-form-nav', className)} aria-label={label}>
      {items.map(({ id, title, mark }) => (
        <Item
          key={id}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => goToPart(id)}
        >
          <span>{title}</span>
          {mark ? (
            <Mark data-mark={mark.kind}>
              {mark.kind === 'done' ? <Check size={15} aria-hidden="true" /> : null}
              {mark.count === undefined ? null : <span aria-hidden="true">{mark.count}</span>}
              <Said>{mark.text}</Said>
            </Mark>
          ) : null}
        </Item>
      ))}
    </Root>
  );
}

/** Opens a part that is folded away, and leads to its title. */
function goToPart(id: string): void {
  const part = document.getElementById(id);
  part?.querySelector<HTMLElement>('[aria-expanded="false"][aria-controls]')?.click();
  const title = document.getElementById(`${id}-title`);
  title?.scrollIntoView?.({ block: 'start' });
  title?.focus({ preventScroll: true });
}

/** Returns the top of the part's scroll container in the window, px. */
function topOf(part: HTMLElement | null): number {
  for (let box = part?.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) {
      return Math.round(Math.max(0, box.getBoundingClientRect().top));
    }
  }
  return 0;
}

/** The part whose beginning was passed last. */
function usePartInView(items: readonly FormNavItem[]): string | undefined {
  const [seen, setSeen] = useState<string | undefined>(undefined);
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setSeen(ids.split(' ').find((id) => inView.has(id)));
      },
      // From where a part that was led to begins to somewhat below: where people read.
      {
        rootMargin: `-${topOf(document.getElementById(ids.split(' ')[0] ?? '')) + 76}px 0px -50% 0px`,
      },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return seen ?? items[0]?.id;
}
