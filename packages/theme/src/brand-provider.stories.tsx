import { useState, type ReactElement } from 'react';
import { BrandProvider } from './brand-provider';
import { parseBranding } from './schema';
import { cssVar } from './tokens';

export default { title: 'Theme / Brand provider' };

const ACCENTS = ['#2f5bd8', '#f2c230', '#c51e21', '#101418', '#e8eef7'];

const Preview = ({
  accent,
  scheme,
}: {
  accent: string;
  scheme: 'light' | 'dark';
}): ReactElement => {
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const result = parseBranding({ productName: accent, colors: { accent } });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return (
    <div
      ref={setRoot}
      style={{ padding: 12, background: cssVar('surface'), color: cssVar('text') }}
    >
      <BrandProvider branding={result.branding} scheme={scheme} root={root}>
        <p style={{ margin: '0 0 8px', color: cssVar('textMuted') }}>
          {accent}, {scheme}
        </p>
        <span style={{ padding: 8, background: cssVar('accent'), color: cssVar('accentText') }}>
          accent
        </span>{' '}
        <span style={{ padding: 8, background: cssVar('accentSoft'), color: cssVar('accentInk') }}>
          accentSoft
        </span>
      </BrandProvider>
    </div>
  );
};

export const Accents = (): ReactElement => (
  <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(2, 1fr)' }}>
    {ACCENTS.flatMap((accent) => [
      <Preview key={`${accent} light`} accent={accent} scheme="light" />,
      <Preview key={`${accent} dark`} accent={accent} scheme="dark" />,
    ])}
  </div>
);
Accents.meta = {
  about: 'Five brand colours side by side in both schemes; every one stays readable.',
};
