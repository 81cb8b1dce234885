import { Button } from '@rastro/sdk/internal/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';

interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const EVERY_MS = 250;

const findDetector = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads codes with its camera; elsewhere they are typed. */
export const hasCodeCamera = (): boolean =>
  findDetector() !== undefined &&
  (navigator as { mediaDevices?: MediaDevices }).mediaDevices !== undefined;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  & > video {
    width: 100%;
    aspect-ratio: 1;
    border-radius: 8px;
    background: #000;
    object-fit: cover;
  }
`;

/** What the camera sees until it sees a code. */
export function CodeCamera({
  onCode,
  onFail,
  onClose,
}: {
  onCode: (text: string) => void;
  /** The camera may not be used. */
  onFail: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onCode, onFail });
  useEffect(() => {
    handlers.current = { onCode, onFail };
  });
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = async (): Promise<void> => {
      const DetectorOfBrowser = findDetector();
      if (!DetectorOfBrowser) return handlers.current.onFail();
      const detector = new DetectorOfBrowser({ formats: ['qr_code'] });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const element = video.current;
      if (isOver || !element) return stream.getTracks().forEach((track) => track.stop());
      element.srcObject = stream;
      await element.play();
      const look = async (): Promise<void> => {
        if (isOver) return;
        const [found] = await detector.detect(element).catch(() => []);
        // The look may end after the page did.
        if (found) return handlers.current.onCode(found.rawValue);
        timer = setTimeout(() => void look(), EVERY_MS);
      };
      await look();
    };
    begin().catch(() => {
      if (!isOver) handlers.current.onFail();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  return (
    <Frame>
      <video ref={video} muted playsInline aria-label={t('driver.camera.label')} />
      <Button size="lg" wide onClick={onClose}>
        {t('driver.camera.close')}
      </Button>
    </Frame>
  );
}
