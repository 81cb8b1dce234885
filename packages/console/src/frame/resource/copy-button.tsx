import { Button, IconButton, VisuallyHidden } from '@rastro/sdk/internal/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';

const COPIED_MS = 2_000;

function useCopy(text: string) {
  const [copiedText, setCopiedText] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (copiedText === null) return;
    const timer = setTimeout(() => setCopiedText(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedText]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedText(text);
      setFailed(false);
    } catch {
      setCopiedText(null);
      setFailed(true);
    }
  }
  return { isCopied: copiedText !== null, hasFailed, copy };
}

/** Copies a text and says so for two seconds; `label` names what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }): ReactElement {
  const t = useText();
  const { isCopied, copy } = useCopy(text);
  return (
    <IconButton
      size="sm"
      label={isCopied ? t('device.place.copied') : label}
      icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    />
  );
}

/** The same in words, as the main deed of a page; a text that could not be copied is shown. */
export function CopyTextButton({ text, label }: { text: string; label: string }): ReactElement {
  const t = useText();
  const { isCopied, hasFailed, copy } = useCopy(text);
  return (
    <>
      <Button
        variant="primary"
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {isCopied ? t('device.place.copied') : label}
      </Button>
      <VisuallyHidden role="status">{isCopied ? t('device.place.copied') : ''}</VisuallyHidden>
      {hasFailed ? <code>{text}</code> : null}
    </>
  );
}
