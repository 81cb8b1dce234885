import { truncate } from '@rastro/sdk/ui';
import { useBrand } from '@rastro/theme';
import { chooseLogo } from '@rastro/theme/schema';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 32px;
  object-fit: contain;
  object-position: left;
`;

const Word = styled.span`
  font: 600 18px/24px var(--rastro-font-family);
  letter-spacing: -0.011em;
  ${truncate}
`;

/** The brand's logo: its picture for the ground it stands on, or its word; its name when the picture fails. */
export function BrandLogo({
  ground = 'page',
}: {
  /** `page` follows the scheme, `header` the header's own colour, `dark` is always dark. */
  ground?: 'page' | 'header' | 'dark';
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
      src={logo.src}
      alt={branding.productName}
      width={logo.width}
      onError={() => setBrokenSrc(logo.src)}
    />
  );
}
