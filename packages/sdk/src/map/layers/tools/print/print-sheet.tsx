import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Map as LeafletMap } from 'leaflet';
import { createGlobalStyle, styled } from 'styled-components';
import { describeTimeZone, readOwnTimeZone } from '../../../../domain';
import { useTrackingContext } from '../../../../react/provider/tracking-context';
import { useFormat } from '../../../../react/use-format';
import { useLabels } from '../../../../react/use-labels';
import { STATUS_NAMES, StatusGlyph, usePortalContainer } from '../../../../ui';

/** Placement of a map on a printed page, in CSS px of the page. */
interface PrintFit {
  widthPx: number;
  heightPx: number;
  scale: number;
  captionTopPx: number;
}

/**
 * Size that fits both A4 and Letter in landscape within margins of 10 mm; the caption goes below.
 */
const PAGE_WIDTH_PX = 970;
const MAP_HEIGHT_PX = 630;
const GAP_PX = 10;

/** Fits a map of a size on the screen, px, into a page; never made larger than twice. */
function fitPrint({ x, y }: { x: number; y: number }): PrintFit {
  const scale = Math.min(2, PAGE_WIDTH_PX / Math.max(1, x), MAP_HEIGHT_PX / Math.max(1, y));
  return { widthPx: x, heightPx: y, scale, captionTopPx: Math.round(y * scale) + GAP_PX };
}

/**
 * The map as it is on the screen, made smaller to fit: its pictures are painted for that size, and no
 * painter is asked while a page is printed. All else of the page is left out.
 */
const PrintStyle = createGlobalStyle<{ $fit: PrintFit }>`
  @page { size: landscape; margin: 10mm; }
  @media print {
    html, body { height: 100vh !important; overflow: hidden !important; background: none !important; }
    body * { visibility: hidden !important; }
    [data-printed], [data-printed] *, .rastro-print-caption, .rastro-print-caption * {
      visibility: visible !important;
      -webkit-print-color-adjust: exact !important;
      print-color-adjust: exact !important;
    }
    [data-printed] {
      position: fixed !important;
      inset: 0 auto auto 0 !important;
      width: ${({ $fit }) => $fit.widthPx}px !important;
      height: ${({ $fit }) => $fit.heightPx}px !important;
      transform: scale(${({ $fit }) => $fit.scale});
      transform-origin: 0 0;
    }
    [data-printed] .rastro-map-controls,
    [data-printed] .rastro-map-tools,
    [data-printed] .rastro-map-followed button,
    [data-printed] .rastro-map-followed [role='status'],
    [data-printed] .rastro-measure-middle { display: none !important; }
    [data-printed] .rastro-map-followed { top: 12px !important; left: 12px !important; }
    [data-printed] .rastro-map-foot {
      right: 12px !important;
      bottom: 8px !important;
      left: 12px !important;
    }
    .rastro-print-caption { display: flex !important; }
  }
`;
const Caption = styled.div`
  position: fixed;
  left: 0;
  width: ${PAGE_WIDTH_PX}px;
  display: none;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: baseline;
  color: #191e27;
  font: 400 12px/18px var(--rastro-font-family);
  & > strong {
    font-size: 15px;
  }
  & > ul {
    display: flex;
    gap: 14px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 5px;
  }
`;

/** Prints a map with a caption, and calls `onDone` when the browser has taken it. */
export function PrintSheet({
  map,
  title,
  onDone,
}: {
  map: LeafletMap;
  /** Default: the title of the page. */
  title: string | undefined;
  onDone: () => void;
}) {
  const t = useLabels();
  const format = useFormat();
  const { locale, timeZone } = useTrackingContext('PrintSheet');
  const [printedAt] = useState(() => Date.now());
  const stage = map.getContainer().parentElement;
  const container = usePortalContainer() ?? document.body;
  const [fit] = useState(() => fitPrint(map.getSize()));
  const done = useEffectEvent(onDone);

  useEffect(() => {
    stage?.setAttribute('data-printed', '');
    const onAfter = () => done();
    window.addEventListener('afterprint', onAfter);
    // The sheet is on the page and laid out before it is printed.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onAfter);
      stage?.removeAttribute('data-printed');
    };
  }, [stage]);

  const zone = describeTimeZone(timeZone ?? readOwnTimeZone(), { locale, atMs: printedAt });
  return createPortal(
    <>
      <PrintStyle $fit={fit} />
      <Caption className="rastro-print-caption" style={{ top: fit.captionTopPx }}>
        <strong>{title ?? document.title}</strong>
        <span>{`${format.dateTime(printedAt, { year: true })} · ${zone}`}</span>
        <ul>
          {STATUS_NAMES.map((status) => (
            <li key={status}>
              <StatusGlyph status={status} />
              {t(`status.${status}`)}
            </li>
          ))}
        </ul>
      </Caption>
    </>,
    container,
  );
}
