import { useBrand } from '@rastro/theme';
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { BrandLogo } from '../brand/brand-logo';
import { usePageLocale, useText } from '../i18n/text-context';

/** Comes after the form is painted. */
const StreetsDrawing = lazy(async () => {
  const { StreetsDrawing: drawing } = await import('./streets-drawing');
  return { default: drawing };
});

const Root = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-height: 100dvh;
  padding: 36px 40px 36px max(40px, env(safe-area-inset-left));
  overflow: hidden;
  background: var(--rastro-map-land);
  color: var(--rastro-text);
  @media (max-width: 768px) {
    display: none;
  }
`;

const Photo = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** Any picture: logo and headline stand on a dark enough part of it. */
const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(
    rgb(8 10 14 / 0.55),
    rgb(8 10 14 / 0) 28%,
    rgb(8 10 14 / 0) 50%,
    rgb(8 10 14 / 0.78)
  );
`;

/** Background for a brand with a map region of its own, in place of another city's streets. */
const Glow = styled.div`
  position: absolute;
  inset: 0;
  background: radial-gradient(
    120% 90% at 80% 10%,
    color-mix(in srgb, var(--rastro-accent) 42%, transparent),
    transparent 70%
  );
`;

const Above = styled.div`
  position: relative;
`;

const Headline = styled.p`
  max-width: 11em;
  margin: 0;
  font: 600 clamp(30px, 3.2vw, 44px) / 1.1 var(--rastro-font-family);
  letter-spacing: -0.025em;
  white-space: pre-line;
  text-wrap: balance;
`;

const Subtitle = styled.p`
  margin: 12px 0 0;
  color: var(--rastro-text-muted);
`;

/** The left half of the sign-in page: the brand, always on a dark ground. */
export function BrandPanel(): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const { branding } = useBrand();
  const { image, headline, subtitle } = branding.login;
  const hasOwnRegion = branding.map.included !== undefined;
  const subtitleText = subtitle?.[locale];
  return (
    <Root data-scheme="dark" aria-label={branding.productName}>
      {image ? <Photo src={image} alt="" /> : null}
      {image || hasOwnRegion ? null : (
        <Suspense fallback={null}>
          <StreetsDrawing />
        </Suspense>
      )}
      {image || !hasOwnRegion ? <Shade /> : <Glow />}
      <Above>
        <BrandLogo ground="dark" />
      </Above>
      <Above>
        <Headline>{headline?.[locale] ?? t('login.brand.headline')}</Headline>
        {subtitleText ? <Subtitle>{subtitleText}</Subtitle> : null}
      </Above>
    </Root>
  );
}
