import { styled } from 'styled-components';
import { focusRingInset, touchMedia, truncate } from '../../../mixins';

/** The part that scrolls: head, lines, totals. */
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;
  scrollbar-width: thin;
  scrollbar-color: var(--rastro-border-strong) transparent;
  @media print {
    height: auto;
    overflow: visible;
  }
`;

/**
 * Wrapper at least as wide as its columns and the scroll area: a long head makes no column wider.
 */
export const Wide = styled.div`
  min-width: 100%;
  width: min-content;
  /* On paper a real table: as wide as the sheet, its head on each. */
  @media print {
    display: table !important;
    width: 100% !important;
    font-size: 8.5pt;
    line-height: 11pt;
  }
`;

/** The lines, each in its place. */
export const Lines = styled.div`
  position: relative;
  @media print {
    display: table-row-group !important;
    height: auto !important;
  }
`;

/** One line of cells, head and totals too; its columns are in `--table-columns`. */
const Line = styled.div`
  display: grid;
  grid-template-columns: var(--table-columns);
  align-items: stretch;
  box-sizing: border-box;
  padding: 0 8px;
  /* On a wall the columns of a row stay near each other: the rest is behind the last one. */
  padding-inline-end: max(8px, calc(100% - 1400px));
  border-bottom: 1px solid var(--rastro-border);
  background: var(--row-surface, var(--rastro-surface));
  @media print {
    display: table-row !important;
    position: static !important;
    height: auto !important;
    transform: none !important;
    break-inside: avoid;
  }
`;

/** The head, which stays. */
export const HeadLine = styled(Line)`
  position: sticky;
  top: 0;
  z-index: 2;
  --row-surface: var(--rastro-surface-sunken);
  height: 34px;
  color: var(--rastro-text-muted);
  font: 500 12px/16px var(--rastro-font-family);
`;

/** The totals, which stay. */
export const TotalsLine = styled(Line)`
  position: sticky;
  bottom: 0;
  z-index: 2;
  --row-surface: var(--rastro-surface-sunken);
  height: 42px;
  border-top: 1px solid var(--rastro-border-strong);
  border-bottom: 0;
  font-weight: 600;
`;

/** Below the last card, where those who have read them all look. */
export const CardFootLine = styled.div`
  padding: 12px 8px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--rastro-border-strong);
  margin-top: -1px;
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  & > [role='gridcell'] {
    flex-direction: column;
    align-items: flex-start;
  }
  & b {
    color: var(--rastro-text);
    font-size: 14px;
    font-weight: 600;
  }
`;

/** A line of the table, or a card of a phone. */
export const BodyLine = styled(Line)`
  position: absolute;
  inset: 0 0 auto;
  &[data-opens='true'] {
    cursor: pointer;
  }
  &:hover {
    --row-surface: var(--rastro-surface-hover);
  }
  &[aria-selected='true'],
  &[aria-current='true'] {
    --row-surface: var(--rastro-accent-soft);
  }
  &[aria-selected='true']::before,
  &[aria-current='true']::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: var(--rastro-accent-ink);
  }
`;

/** The line above the rows of a group. */
export const GroupLine = styled(Line)`
  position: absolute;
  inset: 0 0 auto;
  --row-surface: var(--rastro-surface-sunken);
  font-weight: 600;
`;

/** One cell. */
export const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  box-sizing: border-box;
  padding: 0 12px;
  overflow: hidden;
  ${focusRingInset}
  &[data-align='end'] {
    justify-content: flex-end;
    text-align: end;
  }
  &[data-control='true'] {
    justify-content: center;
    padding: 0;
    overflow: visible;
  }
  /* The menu of a row stays at hand where columns are wider than the page. */
  &[role='gridcell'][data-control='true']:not(:first-child) {
    position: sticky;
    inset-inline-end: 0;
    background: var(--row-surface, var(--rastro-surface));
  }
  &[data-title='true'] {
    font-weight: 550;
  }
  @media print {
    display: table-cell !important;
    position: static !important;
    padding: 3pt 5pt;
    border-bottom: 0.5pt solid #b5bac2;
    vertical-align: top;
    overflow: visible;
    &[data-control='true'],
    &[aria-hidden='true'] {
      display: none !important;
    }
    & * {
      overflow: visible !important;
      white-space: normal !important;
    }
    & [data-figure],
    &[data-align='end'] * {
      white-space: nowrap !important;
    }
  }
`;

/** Words of a cell: one line that ends in an ellipsis. */
export const CellText = styled.span`
  ${truncate}
  &[data-empty='true'] {
    color: var(--rastro-text-subtle);
  }
`;

/** A cell of two lines, the second one quiet. */
export const TwoLines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  & > span {
    display: flex;
    min-width: 0;
  }
  & > span:last-child {
    ${truncate}
    display: block;
    color: var(--rastro-text-muted);
    font-weight: 400;
    font-size: 12px;
    line-height: 16px;
  }
`;

/** The foot: what is in view, and what the host says. */
export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 36px;
  padding: 0 20px;
  border-top: 1px solid var(--rastro-border);
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  ${touchMedia} {
    padding: 0 16px;
  }
`;
