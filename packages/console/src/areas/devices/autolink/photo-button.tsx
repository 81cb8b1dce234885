import { readTrackerCode } from '@rastro/sdk/domain';
import { Button } from '@rastro/sdk/internal/ui';
import { QrCode } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';

interface Detector {
  detect(image: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new () => Detector;

/** Returns the browser's barcode detector; without one, codes are typed. */
const findDetector = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;

/** Reads the code of a tracker out of a photograph of its QR or bar code; nothing where the browser cannot. */
export function PhotoButton({ onCode }: { onCode: (code: string) => void }): ReactElement | null {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const Detector = findDetector();
  if (!Detector) return null;
  async function read(file: File, DetectorOfBrowser: DetectorClass) {
    setState('reading');
    try {
      const image = await createImageBitmap(file);
      const found = await new DetectorOfBrowser().detect(image);
      const codes = found.map(({ rawValue }) => readTrackerCode(rawValue)).filter(Boolean);
      const code = codes.find((text) => /^\d{15}$/.test(text)) ?? codes[0];
      if (code === undefined) return setState('failed');
      onCode(code);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <Root>
      <Button
        icon={<QrCode aria-hidden="true" />}
        busy={state === 'reading'}
        onClick={() => input.current?.click()}
      >
        {t('autolink.photo.action')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('autolink.photo.action')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void read(file, Detector);
        }}
      />
      <span role="status">{state === 'failed' ? t('autolink.photo.failed') : null}</span>
    </Root>
  );
}
