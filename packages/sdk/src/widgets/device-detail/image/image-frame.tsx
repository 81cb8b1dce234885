import { useState, type ReactElement, type ReactNode } from 'react';
import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';

const Frame = styled.figure`
  position: relative;
  display: grid;
  place-items: center;
  height: 180px;
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text-subtle);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &[data-busy='true'] > img {
    opacity: 0.56;
  }
  & > [role='progressbar'] {
    position: absolute;
    inset: auto 0 0;
  }
`;

/** A picture in its place, which is as high without one. What cannot be drawn shows a sign. */
export function ImageFrame({
  url,
  alt,
  isBusy = false,
  children,
}: {
  /** Null while it is coming. */
  url: string | null;
  alt: string;
  isBusy?: boolean;
  children?: ReactNode;
}): ReactElement {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <Frame data-busy={isBusy}>
      {url !== null && url === brokenUrl ? (
        <ImageOff size={24} aria-label={alt} role="img" />
      ) : null}
      {url !== null && url !== brokenUrl ? (
        <img src={url} alt={alt} onError={() => setBrokenUrl(url)} />
      ) : null}
      {children}
    </Frame>
  );
}
