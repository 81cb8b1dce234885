import { describeError } from '@rastro/sdk/internal/react';
import { Button, ErrorState } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';

interface LoadFailedProps {
  error: unknown;
  /** Loads again; a rejection becomes the next `error`. */
  onRetry: () => Promise<unknown>;
}

/** Stands where a list would stand that could not be read: why, and a button that reads it again. */
export function LoadFailed({ error, onRetry }: LoadFailedProps): ReactElement {
  const t = useText();
  return (
    <ErrorState
      title={t('table.failed.title')}
      text={t(describeError(error))}
      actions={
        <Button onClick={() => void onRetry().catch(() => undefined)}>
          {t('table.failed.retry')}
        </Button>
      }
    />
  );
}
