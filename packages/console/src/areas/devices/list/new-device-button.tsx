import { Button } from '@rastro/sdk/internal/ui';
import { Plus } from 'lucide-react';
import { use, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { ShellContext } from '../../../frame/shell/surface/shell-context';

/** Opens the form of a new device; nothing for an account that may add none. */
export function NewDeviceButton({
  isShort = false,
  size = 'md',
}: {
  /** One word is enough beside the title that says of what. */
  isShort?: boolean;
  /** Default `md`, which fingers hit. */
  size?: 'sm' | 'md';
}): ReactElement | null {
  const t = useText();
  const newDevice = use(ShellContext)?.newDevice;
  if (!newDevice) return null;
  const label = t('devices.new.action');
  return (
    <Button
      variant="primary"
      size={size}
      icon={<Plus aria-hidden="true" />}
      aria-label={label}
      onClick={newDevice}
    >
      {isShort ? t('devices.new.short') : label}
    </Button>
  );
}
