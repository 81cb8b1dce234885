import { useBrand } from '@rastro/theme';
import type { ReactElement } from 'react';
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
  white-space: nowrap;
`;

/** The brand's logo: its picture for the ground it stands on, or its word. */
export function BrandLogo({
  ground = 'page',
  className,
}: {
  /** `page` follows the scheme, `header` the header's own colour, `dark` is always dark. */
  ground?: 'page' | 'header' | 'dark';
  className?: string;
}): ReactElement {
  const { branding, scheme } = useBrand();
  const { logo, productName } = branding;
  if (logo.kind === 'text') return <Word className={className}>{logo.text}</Word>;
  const isDark =
    ground === 'dark' ||
    scheme === 'dark' ||
    (ground === 'header' && branding.header !== 'surface');
  return (
    <Picture
      className={className}
      src={isDark ? logo.dark : logo.light}
      alt={productName}
      style={logo.width === undefined ? undefined : { width: logo.width }}
    />
  );
}
