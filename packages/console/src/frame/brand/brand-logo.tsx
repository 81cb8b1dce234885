import { truncate } from '@rastro/sdk/internal/ui';
import { chooseLogo, useBrand } from '@rastro/theme';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

type Ground = 'page' | 'header' | 'dark';

/** A bar has no room for high logos, an empty page has. */
const heightsPx: Readonly<Record<Ground, number>> = { header: 36, page: 48, dark: 72 };

const Picture = styled.img<{ $ground: Ground }>`
  display: block;
  max-width: min(100%, 320px);
  max-height: ${({ $ground }) => heightsPx[$ground]}px;
  object-fit: contain;
  object-position: left;
`;

const Word = styled.span`
  display: block;
  font: 600 18px/24px var(--rastro-font-family);
  letter-spacing: -0.011em;
  ${truncate}
`;

/** The brand's logo: its picture for the ground it stands on, or its word; its name when the picture fails. */
export function BrandLogo({
  ground = 'page',
}: {
  /** `page` follows the scheme, `header` the header's own colour, `dark` is always dark. */
  ground?: Ground;
}): ReactElement {
  const { branding, scheme } = useBrand();
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isHeader = ground === 'header';
  const logo = chooseLogo(
    branding,
    ground === 'dark' ? 'dark' : scheme,
    isHeader ? 'header' : 'page',
  );
  if (logo.kind === 'text') return <Word>{logo.text}</Word>;
  if (logo.src === brokenSrc) return <Word>{branding.productName}</Word>;
  return (
    <Picture
      $ground={ground}
      src={logo.src}
      alt={branding.productName}
      width={logo.width}
      onError={() => setBrokenSrc(logo.src)}
    />
  );
}
