import { Button } from '@rastro/sdk/internal/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { createPictureReader } from '../scan/picture-reader';
import { useText } from '../../../frame/i18n/text-context';

const EVERY_MS = 250;
/** Time without a code after which the camera shows a hint, ms. */
const HINT_MS = 8_000;

/** True when this browser gives its camera to the page: not without https. */
export const hasCamera = (): boolean =>
  (navigator as { mediaDevices?: Partial<MediaDevices> }).mediaDevices?.getUserMedia !== undefined;

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

/** Camera picture until a code is seen. */
export function CodeCamera({
  onCode,
  onFail,
  onClose,
}: {
  onCode: (text: string) => void;
  /** The camera may not be used, or nothing can be read from it. */
  onFail: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [isLong, setLong] = useState(false);
  const handlers = useRef({ onCode, onFail });
  useEffect(() => {
    handlers.current = { onCode, onFail };
  });
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hint = setTimeout(() => setLong(true), HINT_MS);
    const begin = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const element = video.current;
      if (isOver || !element) return stream.getTracks().forEach((track) => track.stop());
      element.srcObject = stream;
      const [read] = await Promise.all([createPictureReader(), element.play()]);
      const look = async (): Promise<void> => {
        if (isOver) return;
        const found = await read(element);
        // The look may end after the page did.
        if (isOver) return;
        if (found !== null) return handlers.current.onCode(found);
        timer = setTimeout(() => void look().catch(fail), EVERY_MS);
      };
      await look();
    };
    const fail = () => {
      if (!isOver) handlers.current.onFail();
    };
    begin().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(hint);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  return (
    <Frame>
      <video ref={video} muted playsInline aria-label={t('driver.camera.label')} />
      <div role="status">{isLong ? t('driver.camera.hint') : null}</div>
      <Button size="lg" wide onClick={onClose}>
        {t('driver.camera.close')}
      </Button>
    </Frame>
  );
}
