import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Dark on light in every theme: apps read nothing else. */
const Root = styled.svg`
  align-self: center;
  width: 184px;
  height: 184px;
  border-radius: 8px;
  background: #fff;
  color: #000;
  shape-rendering: crispEdges;
`;

/** A text as a picture that a camera reads. */
export function QrPicture({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 3 });
    const dots = data.flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
    );
    return { size, path: dots.join('') };
  }, [text]);
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="currentColor" />
    </Root>
  );
}

/** A link as such a picture, as parts of the SDK ask for it. */
export const drawQr = (link: string, label: string): ReactElement => (
  <QrPicture text={link} label={label} />
);
