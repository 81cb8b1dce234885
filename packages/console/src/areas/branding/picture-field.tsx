import { useFormat } from '@rastro/sdk/internal/react';
import { Button, FileField } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import type { PictureName } from './theme-values';
import { preparePicture, type PreparedPicture } from './prepare-picture';

const Shown = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 8px;
  & > span {
    display: flex;
    padding: 8px;
    border: 1px solid var(--rastro-border);
    border-radius: var(--rastro-radius-control);
    background: #ffffff;
  }
  /* The grounds that a logo is made for, whatever scheme this page is in. */
  & > [data-ground='dark'] {
    background: #14171c;
  }
  & img {
    display: block;
    max-width: 160px;
    max-height: 56px;
    object-fit: contain;
  }
`;
const PICTURES = 'image/svg+xml,image/png,image/jpeg,image/webp';

/** A picture of a brand: what it is now, and another in its place. */
export function PictureField({
  name,
  label,
  hint,
  url,
  onChange,
  onRemove,
}: {
  name: PictureName;
  label: string;
  hint?: string;
  /** Address of the present picture; empty for none. */
  url: string;
  onChange: (picture: PreparedPicture) => void;
  onRemove: () => void;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const [error, setError] = useState('');
  async function take(file: File | null) {
    if (!file) return;
    try {
      onChange(await preparePicture(file, name));
      setError('');
    } catch {
      setError(t('theme.picture.unreadable'));
    }
  }
  return (
    <div data-wide="true">
      <FileField
        label={label}
        {...(hint && { hint })}
        {...(error && { error })}
        value={null}
        accept={PICTURES}
        formatSize={(bytes) => format.number(bytes)}
        onChange={(file) => void take(file)}
        words={{
          choose: t('theme.picture.choose'),
          drop: t('theme.picture.drop'),
          remove: t('theme.picture.remove'),
        }}
      />
      {url === '' ? null : (
        <Shown>
          <span data-ground={name === 'logo-dark' ? 'dark' : 'light'}>
            <img src={url} alt={label} />
          </span>
          <Button
            size="sm"
            aria-label={t('theme.picture.removeOf', { name: label })}
            onClick={onRemove}
          >
            {t('theme.picture.remove')}
          </Button>
        </Shown>
      )}
    </div>
  );
}
