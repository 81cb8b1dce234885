import { IconButton } from '@rastro/sdk/internal/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';

const COPIED_MS = 2_000;

/** Copies a text and says so for two seconds; `label` names what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }): ReactElement {
  const t = useText();
  const [copiedText, setCopiedText] = useState<string | null>(null);
  useEffect(() => {
    if (copiedText === null) return;
    const timer = setTimeout(() => setCopiedText(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedText]);

  const isCopied = copiedText !== null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedText(text);
    } catch {
      setCopiedText(null);
    }
  }
  return (
    <IconButton
      size="sm"
      label={isCopied ? t('device.place.copied') : label}
      icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    />
  );
}
