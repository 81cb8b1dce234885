import { server as servers, type Server, type User } from '@rastro/sdk/contract';
import { listLosses, type Loss, toSettingAttributes } from '@rastro/sdk/domain';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { type SavedItem, useSettingsSave } from '@rastro/sdk/resource';
import { useMemo, useState, type ReactElement } from 'react';
import { PermissionsDialog } from './permissions-dialog';

interface Asked {
  losses: readonly Loss<User>[];
  go: () => void;
  stop: () => void;
}

/** Saves the settings of the server; before they take permissions from accounts it says from whom. */
export function useWarnedSave(server: Server): {
  save: ReturnType<typeof useSettingsSave>;
  dialog: ReactElement | null;
} {
  const { users, attributePrefix: prefix } = useTrackingClient();
  const { create, change } = useSettingsSave(servers);
  const [asked, setAsked] = useState<Asked | null>(null);
  const save = useMemo(
    () => ({
      create,
      async change(item: SavedItem, changes: Record<string, unknown>) {
        if (changes['advancedPerms'] === true) {
          const attributes = { ...server.attributes, ...toSettingAttributes(changes, prefix) };
          const settings = { now: server, next: { ...server, attributes } };
          const losses = listLosses(await users.list(), settings, prefix);
          if (losses.length > 0) {
            await new Promise<void>((go, refuse) => {
              const stop = () => refuse(new DOMException('Not now', 'AbortError'));
              setAsked({ losses, go, stop });
            });
          }
        }
        return change(item, changes);
      },
    }),
    [create, change, server, users, prefix],
  );
  const dialog = asked && (
    <PermissionsDialog
      losses={asked.losses}
      onDone={() => asked.go()}
      onClose={() => {
        setAsked(null);
        // After it went on this says nothing more.
        asked.stop();
      }}
    />
  );
  return { save, dialog };
}
