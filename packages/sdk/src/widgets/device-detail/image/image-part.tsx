import { useEffect, useRef, type ReactElement } from 'react';
import { ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { Device } from '../../../contract';
import { readDeviceName } from '../../../domain';
import { useDeviceImage, useLabels } from '../../../react';
import { Button, IconButton, ProgressBar, VisuallyHidden } from '../../../ui';
import { visuallyHidden } from '../../../ui/mixins';
import { Part, PartNote } from '../parts/part';
import { ImageFrame } from './image-frame';
import { useImageChange } from './use-image-change';

const Input = styled.input`
  ${visuallyHidden}
`;
const Actions = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;
`;
const Sending = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  align-items: center;
  margin-top: 6px;
  color: var(--rastro-text-muted);
`;
const Problem = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  margin: 6px 0 0;
  color: var(--rastro-status-alarm-text);
`;

/** The picture of a vehicle: shown, and for who may change devices chosen, replaced and taken away. */
export function ImagePart({ device }: { device: Device }): ReactElement | null {
  const t = useLabels();
  const image = useDeviceImage(device);
  const change = useImageChange(image);
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isCalledOff = useRef(false);
  useEffect(() => {
    if (change.isBusy || !isCalledOff.current) return;
    isCalledOff.current = false;
    add.current?.focus();
  }, [change.isBusy]);
  const url = change.previewUrl ?? image.url;
  const isShown = change.previewUrl !== null || (image.hasImage && !image.error);
  const hasFailed = Boolean(image.error);
  if (!image.hasImage && !image.canChange) return null;
  const chooseWords = t(image.hasImage ? 'detail.image.replace' : 'detail.image.add');
  return (
    <Part
      title={t('detail.image.title')}
      aside={
        image.canChange ? (
          <Actions>
            <Input
              ref={input}
              type="file"
              accept="image/*"
              tabIndex={-1}
              aria-hidden="true"
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file may be chosen again.
                target.value = '';
                if (file) change.choose(file);
              }}
            />
            <Button
              ref={add}
              size="sm"
              variant="ghost"
              icon={<ImagePlus />}
              disabled={change.isBusy}
              onClick={() => input.current?.click()}
            >
              {chooseWords}
            </Button>
            {image.hasImage ? (
              <IconButton
                size="sm"
                label={t('detail.image.remove')}
                icon={<Trash2 aria-hidden="true" />}
                disabled={change.isBusy}
                onClick={change.remove}
              />
            ) : null}
          </Actions>
        ) : null
      }
    >
      {isShown ? (
        <ImageFrame
          url={url}
          alt={t('detail.image.alt', { name: readDeviceName(device) })}
          isBusy={change.isBusy}
        >
          {change.isBusy ? (
            <ProgressBar label={t('detail.image.saving')} value={change.progress} />
          ) : null}
        </ImageFrame>
      ) : null}
      {change.stop ? (
        <Sending>
          {change.progress === undefined
            ? t('detail.image.saving')
            : t('detail.image.progress', { percent: Math.round(change.progress * 100) })}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              isCalledOff.current = true;
              change.stop?.();
            }}
          >
            {t('detail.pins.cancel')}
          </Button>
        </Sending>
      ) : null}
      {hasFailed ? (
        <PartNote role="status">
          {t('detail.part.failed')}
          <Button size="sm" onClick={image.retry}>
            {t('detail.part.retry')}
          </Button>
        </PartNote>
      ) : null}
      {change.undo ? (
        <PartNote role="status">
          {t('detail.image.removed')}
          <Button size="sm" icon={<Undo2 />} onClick={change.undo}>
            {t('detail.image.undo')}
          </Button>
        </PartNote>
      ) : null}
      {change.problem ? (
        <Problem role="alert">
          {change.problem}
          {change.retry ? (
            <Button size="sm" onClick={change.retry}>
              {t('detail.part.retry')}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={change.cancel}>
            {t('detail.pins.cancel')}
          </Button>
        </Problem>
      ) : null}
      <VisuallyHidden role="status">{change.isBusy ? t('detail.image.saving') : ''}</VisuallyHidden>
    </Part>
  );
}
